import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { renderToStaticMarkup } from "react-dom/server";
import type { Attachment } from "../../../modules/mails/transport";
import type { MailDocument } from "../document/document";
import { type Footer, inLanguage } from "../document/footer";
import type { MailFacts } from "../facts/mail-facts";
import { BlockView, Lines } from "./BlockView";
import { COLORS, FONTS, LINK, SMALL, STYLE_SHEET } from "./look";

/**
 * Renders a mail as HTML. All content is text to React, so markup in names or messages is escaped.
 * It does not use react-email's `render`, which uses React's stream: version 18 writes a NUL character where a two-byte
 * letter crosses the end of its buffer.
 */
export function renderHtml(
  document: MailDocument,
  facts: Pick<MailFacts, "language" | "shop" | "footer">,
): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Mail document={document} facts={facts} />)}`;
}

interface MailProps {
  document: MailDocument;
  facts: Pick<MailFacts, "language" | "shop" | "footer">;
}

/** A mail as a sheet of the shop's paper: its name above, what it has to say, and who says it below. */
function Mail({ document, facts }: MailProps) {
  const { shop, language } = facts;
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{document.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body style={{ margin: 0, padding: 0, backgroundColor: COLORS.paper }}>
        <Preview>{document.preview}</Preview>
        <Section className="paper" style={{ backgroundColor: COLORS.paper }}>
          <Container role="presentation" style={{ width: "100%", maxWidth: "600px", margin: "0 auto" }}>
            <Section style={{ padding: "22px 18px 14px" }}>
              <Link href={inLanguage(shop.storefrontUrl, shop, language)} className="ink" style={NAME}>
                {shop.name}
              </Link>
            </Section>
            <Section className="sheet" style={SHEET}>
              <Heading as="h1" className="ink" style={TITLE}>
                {document.heading}
              </Heading>
              {document.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once; its blocks never move
                <BlockView key={index} block={block} />
              ))}
            </Section>
            <FooterView footer={facts.footer} />
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

const NAME = {
  fontFamily: FONTS.heading,
  fontSize: "21px",
  fontWeight: 700,
  color: COLORS.graphite,
  textDecoration: "none",
  borderBottom: `4px solid ${COLORS.beeswax}`,
};
const SHEET = {
  backgroundColor: COLORS.sheet,
  border: `1px solid ${COLORS.line}`,
  borderRadius: "3px",
  padding: "30px 34px 22px",
};
const TITLE = {
  margin: "0 0 18px",
  fontFamily: FONTS.heading,
  fontSize: "27px",
  lineHeight: "32px",
  fontWeight: 700,
  color: COLORS.graphite,
};

/** Sender, contact data, links, and the reason why the recipient gets this mail. */
function FooterView({ footer: { sender, contact, pages, why } }: { footer: Footer }) {
  return (
    <Section style={{ padding: "18px 18px 34px" }}>
      <Text className="muted" style={FOOTNOTE}>
        {sender}
        {contact ? (
          <>
            <br />
            {contact.phone} ·{" "}
            <Link href={`mailto:${contact.mail}`} className="accent" style={LINK}>
              {contact.mail}
            </Link>
          </>
        ) : null}
      </Text>
      <Text className="muted" style={FOOTNOTE}>
        {pages.map(({ url, label }, index) => (
          <span key={url}>
            {index > 0 ? " · " : ""}
            <Link href={url} className="accent" style={LINK}>
              {label}
            </Link>
          </span>
        ))}
      </Text>
      <Hr className="line" style={{ borderColor: COLORS.line, margin: "12px 0" }} />
      <Text className="muted" style={FOOTNOTE}>
        <Lines text={why} />
      </Text>
    </Section>
  );
}

const FOOTNOTE = { ...SMALL, color: COLORS.muted };

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
