import { requestFailure } from "../failure.ts";
import { requireStaff, STAFF, type Viewer } from "../http/access.ts";
import { type Reply, readJson } from "../http/exchange.ts";
import type { Router } from "../http/router.ts";
import type { Lake } from "../parts.ts";
import { preferencePairs } from "./preferences.ts";

const ADMINISTRATOR = { name: "administrator", title: "Administrator", description: "" };

/** The one member of staff; the sample shop has no accounts. */
const STAFF_USER = {
  id: STAFF.identity,
  projectUserId: STAFF.identity,
  name: "Werkstatt",
  displayName: "Werkstatt",
  email: "werkstatt@planke46.example",
  provider: "content-lake",
  role: ADMINISTRATOR.name,
  roles: [ADMINISTRATOR],
  profileImage: null,
  imageUrl: null,
};

const EVERYTHING = ["read", "create", "update", "history", "editHistory", "manage"];

/** What the Studio asks about the project, its data sets and who is signed in. Unknown addresses stay 404. */
export function routeProject(router: Router, lake: Lake): void {
  const { projectId, dataset } = lake.place;
  router.on("GET", "/users/me", ({ viewer }) => ({ json: signedIn(viewer) }));
  router.on("GET", "/users/me/keyvalue/:keys", ({ path, viewer }) => {
    requireStaff(viewer, "read preferences");
    return { json: lake.preferences.get((path.keys ?? "").split(",")) };
  });
  router.on("PUT", "/users/me/keyvalue", async ({ request, viewer }) => {
    requireStaff(viewer, "keep preferences");
    const pairs = await readJson(request, preferencePairs);
    await lake.preferences.set(pairs);
    return { json: pairs };
  });
  router.on("GET", "/users/:ids", ({ path, viewer }) => users(viewer, path.ids ?? ""));
  router.on("GET", "/projects/:project/users/:ids", ({ path, viewer }) => users(viewer, path.ids ?? ""));
  router.on("GET", "/auth/id", ({ viewer }) => ({ json: { id: signedIn(viewer).id } }));
  router.on("GET", "/auth/providers", () => ({ json: { providers: [], thirdPartyLogin: false, sso: {} } }));
  router.on("POST", "/auth/logout", () => ({ status: 204 }));
  router.on("GET", "/ping", () => ({ json: { pong: true } }));
  router.on("GET", "/data/ping/:dataset", () => ({ json: { pong: true } }));
  router.on("GET", "/check/cors", () => ({ json: { result: { allowed: true, withCredentials: true } } }));
  router.on("GET", "/features", () => ({ json: [] }));
  router.on("GET", "/projects", ({ viewer }) => {
    requireStaff(viewer, "see the project");
    return { json: [project(projectId)] };
  });
  router.on("GET", "/projects/:project", ({ path, viewer }) => {
    requireStaff(viewer, "see the project");
    requireProject(path.project, projectId);
    return { json: project(projectId) };
  });
  router.on("GET", "/projects/:project/datasets", ({ path, viewer }) => {
    requireStaff(viewer, "see the data sets");
    requireProject(path.project, projectId);
    // Asked with `datasetProfile=comments`, hosted Sanity lists an extra data set for comments; there is none here.
    return {
      json: [{ name: dataset, aclMode: "public", datasetProfile: "content", addonFor: null, tags: [] }],
    };
  });
  router.on("GET", "/projects/:project/datasets/:dataset/acl", ({ viewer }) => ({
    json: viewer.staff
      ? [{ filter: '_id in path("**")', permissions: EVERYTHING }]
      : [{ filter: '_id in path("*")', permissions: ["read"] }],
  }));
  router.on("GET", "/projects/:project/datasets/:dataset/settings/indexing", () => ({
    json: { settings: [] },
  }));
  // The Studio registers its schema and looks for other Studios of the project: taken note of, and there are none.
  router.on("POST", "/descriptors/claim", () => ({ json: { synchronization: { type: "complete" } } }));
  router.on("GET", "/projects/:project/user-applications", () => ({ json: [] }));
  router.on("GET", "/projects/:project/grants", ({ viewer }) => ({
    json: viewer.staff ? { "sanity.project": [{ grants: [{ name: "read", params: {} }], config: {} }] } : {},
  }));
}

function signedIn(viewer: Viewer): typeof STAFF_USER {
  if (!viewer.staff) throw requestFailure(401, "Unauthorized", "Nobody is signed in");
  return STAFF_USER;
}

function users(viewer: Viewer, ids: string): Reply {
  requireStaff(viewer, "see who works here");
  const found = ids.split(",").flatMap((id) => (id === STAFF_USER.id ? [STAFF_USER] : []));
  return { json: ids.includes(",") ? found : (found[0] ?? null) };
}

function project(projectId: string): Record<string, unknown> {
  return {
    id: projectId,
    displayName: "Planke 46",
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    metadata: {},
    members: [
      {
        id: STAFF_USER.id,
        isCurrentUser: true,
        isRobot: false,
        role: ADMINISTRATOR.name,
        roles: [ADMINISTRATOR],
      },
    ],
    features: [],
  };
}

function requireProject(given: string | undefined, known: string): void {
  if (given !== known)
    throw requestFailure(404, "Not Found", `There is no project "${given}"; this lake holds "${known}"`);
}
