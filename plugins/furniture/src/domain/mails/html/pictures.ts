import type { Attachment } from "../../../modules/mails/transport/mail";

/** A mail's HTML with its attached pictures in it, for a browser. */
export function withPictures(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid
        ? page.replaceAll(`cid:${cid}"`, `data:${contentType};base64,${content.toString("base64")}"`)
        : page,
    html,
  );
}

/** The same with the words of each picture in its place. */
export function withoutPictures(html: string): string {
  return html.replace(/<img\b[^>]*\bsrc="cid:[^>]*>/g, (picture) => {
    const [, words = ""] = /\balt="([^"]*)"/.exec(picture) ?? [];
    return `<em>[${words}]</em>`;
  });
}
