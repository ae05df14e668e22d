import { z } from "@medusajs/framework/zod";
import type { MailFacts, Template } from "../facts/mail-facts";

const linkData = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** An invitation into the admin. */
export const staffInvitation: Template = (facts) => {
  const { subject, heading, text, button } = facts.words.staff.invitation;
  const { name } = facts.shop;
  return {
    subject: subject(name),
    preview: text(name),
    heading,
    blocks: [
      { type: "text", text: facts.words.staff.hello },
      { type: "text", text: text(name) },
      { type: "button", label: button, url: url(facts) },
    ],
  };
};

/** A member of staff wants a new password, or a stranger who typed their address. */
export const staffPasswordReset: Template = (facts) => {
  const { subject, heading, text, button, mistake } = facts.words.staff.reset;
  return {
    subject: subject(facts.shop.name),
    preview: text,
    heading,
    blocks: [
      { type: "text", text: facts.words.staff.hello },
      { type: "text", text },
      { type: "button", label: button, url: url(facts) },
      { type: "text", text: mistake },
    ],
  };
};

function url({ data }: MailFacts): string {
  return linkData.parse(data).url;
}
