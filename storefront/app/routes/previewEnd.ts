import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { localPath } from "../navigation/localPath.ts";

/** Ends the preview and shows the published version of the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return redirect(localPath(form.get("page")), {
    status: 303,
    headers: { "Set-Cookie": await context.preview.end() },
  });
}

export function loader() {
  return redirect("/");
}
