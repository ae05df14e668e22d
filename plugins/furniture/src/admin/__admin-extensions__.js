
      // Auto-generated index file for Medusa Admin UI extensions
    import WidgetComponent0, { config as WidgetConfig0 } from "/work/w/hn/plugins/furniture/src/admin/widgets/first-page.tsx"
import WidgetComponent1, { config as WidgetConfig1 } from "/work/w/hn/plugins/furniture/src/admin/widgets/open-inquiries.tsx"
import WidgetComponent2, { config as WidgetConfig2 } from "/work/w/hn/plugins/furniture/src/admin/widgets/order-furniture.tsx"
import WidgetComponent3, { config as WidgetConfig3 } from "/work/w/hn/plugins/furniture/src/admin/widgets/order-matters.tsx"

const widgetModule = { widgets: [
  {
    Component: WidgetComponent0,
    zone: ["login.before", "order.list.before"],
    widgetId: "Widget-c323"
},
{
    Component: WidgetComponent1,
    zone: ["order.list.before"],
    widgetId: "Widget-245f"
},
{
    Component: WidgetComponent2,
    zone: ["order.details"],
    widgetId: "furniture:order-furniture"
},
{
    Component: WidgetComponent3,
    zone: ["order.details"],
    widgetId: "furniture:order-matters"
}
] }
    import RouteComponent0, { config as HandleConfig0 } from "/work/w/hn/plugins/furniture/src/admin/routes/customer-data/page.tsx"
import RouteComponent1, { config as HandleConfig1 } from "/work/w/hn/plugins/furniture/src/admin/routes/furniture-reservations/page.tsx"
import RouteComponent2, { config as HandleConfig2 } from "/work/w/hn/plugins/furniture/src/admin/routes/mails/page.tsx"
import RouteComponent3, { config as HandleConfig3 } from "/work/w/hn/plugins/furniture/src/admin/routes/messages/page.tsx"
import RouteComponent4, { config as HandleConfig4 } from "/work/w/hn/plugins/furniture/src/admin/routes/order-list/page.tsx"
import RouteComponent5, { config as HandleConfig5 } from "/work/w/hn/plugins/furniture/src/admin/routes/origin-survey/page.tsx"
import RouteComponent6, { config as HandleConfig6 } from "/work/w/hn/plugins/furniture/src/admin/routes/papers/page.tsx"
import RouteComponent7, { config as HandleConfig7 } from "/work/w/hn/plugins/furniture/src/admin/routes/planks/page.tsx"
import RouteComponent8, { config as HandleConfig8 } from "/work/w/hn/plugins/furniture/src/admin/routes/prices/page.tsx"
import RouteComponent9, { config as HandleConfig9 } from "/work/w/hn/plugins/furniture/src/admin/routes/reconciliation/page.tsx"
import RouteComponent10, { config as HandleConfig10 } from "/work/w/hn/plugins/furniture/src/admin/routes/today/page.tsx"
import RouteComponent11, { config as HandleConfig11 } from "/work/w/hn/plugins/furniture/src/admin/routes/vouchers/page.tsx"
import RouteComponent12, { config as HandleConfig12 } from "/work/w/hn/plugins/furniture/src/admin/routes/withdrawals/page.tsx"
import RouteComponent13, { config as HandleConfig13 } from "/work/w/hn/plugins/furniture/src/admin/routes/workshop/page.tsx"
import RouteComponent14 from "/work/w/hn/plugins/furniture/src/admin/routes/order-change/[id]/page.tsx"
import RouteComponent15 from "/work/w/hn/plugins/furniture/src/admin/routes/workshop/[piece]/page.tsx"

const routeModule = { routes: [
    {
    Component: RouteComponent0,
    path: "/customer-data",
    handle: { label: HandleConfig0.label, translationNs: HandleConfig0.translationNs }
  },
{
    Component: RouteComponent1,
    path: "/furniture-reservations",
    handle: { label: HandleConfig1.label, translationNs: HandleConfig1.translationNs }
  },
{
    Component: RouteComponent2,
    path: "/mails",
    handle: { label: HandleConfig2.label, translationNs: HandleConfig2.translationNs }
  },
{
    Component: RouteComponent3,
    path: "/messages",
    handle: { label: HandleConfig3.label, translationNs: HandleConfig3.translationNs }
  },
{
    Component: RouteComponent4,
    path: "/order-list",
    handle: { label: HandleConfig4.label, translationNs: HandleConfig4.translationNs }
  },
{
    Component: RouteComponent5,
    path: "/origin-survey",
    handle: { label: HandleConfig5.label, translationNs: HandleConfig5.translationNs }
  },
{
    Component: RouteComponent6,
    path: "/papers",
    handle: { label: HandleConfig6.label, translationNs: HandleConfig6.translationNs }
  },
{
    Component: RouteComponent7,
    path: "/planks",
    handle: { label: HandleConfig7.label, translationNs: HandleConfig7.translationNs }
  },
{
    Component: RouteComponent8,
    path: "/prices",
    handle: { label: HandleConfig8.label, translationNs: HandleConfig8.translationNs }
  },
{
    Component: RouteComponent9,
    path: "/reconciliation",
    handle: { label: HandleConfig9.label, translationNs: HandleConfig9.translationNs }
  },
{
    Component: RouteComponent10,
    path: "/today",
    handle: { label: HandleConfig10.label, translationNs: HandleConfig10.translationNs }
  },
{
    Component: RouteComponent11,
    path: "/vouchers",
    handle: { label: HandleConfig11.label, translationNs: HandleConfig11.translationNs }
  },
{
    Component: RouteComponent12,
    path: "/withdrawals",
    handle: { label: HandleConfig12.label, translationNs: HandleConfig12.translationNs }
  },
{
    Component: RouteComponent13,
    path: "/workshop",
    handle: { label: HandleConfig13.label, translationNs: HandleConfig13.translationNs }
  },
{
    Component: RouteComponent14,
    path: "/order-change/:id"
  },
{
    Component: RouteComponent15,
    path: "/workshop/:piece"
  }
]
 }
    import { config as RouteConfig0 } from "/work/w/hn/plugins/furniture/src/admin/routes/customer-data/page.tsx"
import { config as RouteConfig1 } from "/work/w/hn/plugins/furniture/src/admin/routes/furniture-reservations/page.tsx"
import { config as RouteConfig2 } from "/work/w/hn/plugins/furniture/src/admin/routes/mails/page.tsx"
import { config as RouteConfig3 } from "/work/w/hn/plugins/furniture/src/admin/routes/messages/page.tsx"
import { config as RouteConfig4 } from "/work/w/hn/plugins/furniture/src/admin/routes/order-list/page.tsx"
import { config as RouteConfig5 } from "/work/w/hn/plugins/furniture/src/admin/routes/origin-survey/page.tsx"
import { config as RouteConfig6 } from "/work/w/hn/plugins/furniture/src/admin/routes/papers/page.tsx"
import { config as RouteConfig7 } from "/work/w/hn/plugins/furniture/src/admin/routes/planks/page.tsx"
import { config as RouteConfig8 } from "/work/w/hn/plugins/furniture/src/admin/routes/prices/page.tsx"
import { config as RouteConfig9 } from "/work/w/hn/plugins/furniture/src/admin/routes/reconciliation/page.tsx"
import { config as RouteConfig10 } from "/work/w/hn/plugins/furniture/src/admin/routes/today/page.tsx"
import { config as RouteConfig11 } from "/work/w/hn/plugins/furniture/src/admin/routes/vouchers/page.tsx"
import { config as RouteConfig12 } from "/work/w/hn/plugins/furniture/src/admin/routes/withdrawals/page.tsx"
import { config as RouteConfig13 } from "/work/w/hn/plugins/furniture/src/admin/routes/workshop/page.tsx"

const menuItemModule = { menuItems: [
    {
    label: RouteConfig0.label,
    icon: RouteConfig0.icon,
    path: "/customer-data",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig1.label,
    icon: RouteConfig1.icon,
    path: "/furniture-reservations",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig2.label,
    icon: RouteConfig2.icon,
    path: "/mails",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig3.label,
    icon: RouteConfig3.icon,
    path: "/messages",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig4.label,
    icon: RouteConfig4.icon,
    path: "/order-list",
    nested: undefined,
    rank: 2,
    translationNs: undefined
  },
{
    label: RouteConfig5.label,
    icon: RouteConfig5.icon,
    path: "/origin-survey",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig6.label,
    icon: RouteConfig6.icon,
    path: "/papers",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig7.label,
    icon: RouteConfig7.icon,
    path: "/planks",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig8.label,
    icon: RouteConfig8.icon,
    path: "/prices",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig9.label,
    icon: RouteConfig9.icon,
    path: "/reconciliation",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig10.label,
    icon: RouteConfig10.icon,
    path: "/today",
    nested: undefined,
    rank: 1,
    translationNs: undefined
  },
{
    label: RouteConfig11.label,
    icon: RouteConfig11.icon,
    path: "/vouchers",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig12.label,
    icon: RouteConfig12.icon,
    path: "/withdrawals",
    nested: undefined,
    rank: undefined,
    translationNs: undefined
  },
{
    label: RouteConfig13.label,
    icon: RouteConfig13.icon,
    path: "/workshop",
    nested: undefined,
    rank: 3,
    translationNs: undefined
  }
]
 }
    

const formModule = { customFields: {
  
} }
    

const displayModule = { 
    displays: {
      
    }
   }
    import { deepMerge } from "@medusajs/admin-shared"

const i18nModule = { resources: {} }
    

const cellRendererModule = {}
    

const layoutModule = { layouts: [
  
] }
    

const searchEntityModule = {}

    const plugin = {
      widgetModule,
      routeModule,
      menuItemModule,
      formModule,
      displayModule,
      i18nModule,
      cellRendererModule,
      layoutModule,
      searchEntityModule
    }

    export default plugin
    