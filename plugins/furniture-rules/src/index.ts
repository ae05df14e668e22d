export * from "./cart/contents.js";
export * from "./cart/delivery-times.js";
export * from "./cart/equal-pieces.js";
export * from "./cart/money.js";
export * from "./colors/card.js";
export { hexWords } from "./colors/hex-words.js";
export { nearestRal } from "./colors/nearest-ral.js";
export { hexOfRal, ralOf } from "./colors/ral.js";
export { RAL_COLORS, type RalColor, ralWords } from "./colors/ral-names.js";
export * from "./colors/standard.js";
export { colorRal, colorWords } from "./colors/words.js";
export * from "./configuration/dimensions.js";
export * from "./configuration/frame-name.js";
export type { Issue } from "./configuration/issues.js";
export { type AcceptedColors, ANY_COLOR } from "./configuration/palette-color.js";
export * from "./configuration/parse.js";
export * from "./configuration/range.js";
export * from "./configuration/types.js";
export * from "./contact/bounds.js";
export { countryCode, countryIn, EU_MEMBER_STATES } from "./contact/country.js";
export { asciiEmail, EMAIL_WORDS, isEmail } from "./contact/email.js";
export {
  CONTACT_CODES,
  type ContactAddress,
  type ContactCode,
  type ContactIssue,
  hasInvoiceAddress,
  type OrderContact,
  orderContactIssues,
  textIssues,
} from "./contact/order-contact.js";
export { isPhone, PHONE_INVALID } from "./contact/phone.js";
export { shopLineFault } from "./contact/shop-line.js";
export { isVatId, tidyVatId } from "./contact/vat-id.js";
export { type WithdrawalForm, withdrawalForm } from "./contact/withdrawal-form.js";
export { drawing } from "./drawing/drawing.js";
export { type Facts, factsOf } from "./facts/facts.js";
export { factLines } from "./facts/words.js";
export * from "./fields/field.js";
export { BENCH_SIZES } from "./kinds/bench/configuration.js";
export type { Companion } from "./kinds/definition.js";
export { DESK } from "./kinds/desk/configuration.js";
export { FILLINGS, type Filling, type FrameConfiguration } from "./kinds/frame/configuration.js";
export {
  formatsIn,
  frameFor,
  holdsPicture,
  PICTURE_FORMATS,
} from "./kinds/frame/picture.js";
export * from "./kinds/names.js";
export * from "./kinds/registry.js";
export {
  mostShelfBoards,
  mostShelfPillars,
  SHELF,
  type ShelfBoard,
  type ShelfConfiguration,
} from "./kinds/shelf/configuration.js";
export { pillarPlaces, SHELF_STEEL, shelfBoards } from "./kinds/shelf/parts.js";
export { hungBoardsText } from "./kinds/shelf/words.js";
export { STOOL_SIZES } from "./kinds/stool/configuration.js";
export { TABLE_SIZES, type TableConfiguration, tablePlankCount } from "./kinds/table/configuration.js";
export { DEFAULT_LANGUAGE, LANGUAGES, type Language, LOCALES, type Words } from "./language/language.js";
export {
  fillBraces,
  MAIL_TEXT_LENGTH,
  type MailTextFault,
  mailTextFault,
  mailTextFaultWords,
  placeholdersOf,
} from "./mail-texts/mail-text.js";
export * from "./mail-texts/mail-texts.js";
export * from "./market.js";
export { type BoardRow, boardList } from "./parts/board-list.js";
export { type CutListRow, cutList } from "./parts/cut-list.js";
export * from "./parts/part.js";
export { partsOf } from "./parts/parts-of.js";
export { boundsOf, cornersOf, FACES, turn } from "./parts/solid.js";
export { type SteelRow, steelList } from "./parts/steel-list.js";
export { TOP } from "./parts/top.js";
export * from "./payment/methods.js";
export type { BreakdownLine, Price } from "./prices/breakdown.js";
export { CART_PRICES } from "./prices/cart.js";
export * from "./prices/constants.js";
export * from "./prices/price-fields.js";
export * from "./prices/price-of.js";
export * from "./prices/price-placeholders.js";
export * from "./prices/price-table.js";
export * from "./sets/companion.js";
export { wellFormed } from "./well-formed.js";
export { STEP_NAMES, STEPS, type Step } from "./workshop/step-names.js";
export * from "./workshop/steps.js";
