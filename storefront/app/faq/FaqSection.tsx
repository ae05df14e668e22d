interface FaqSectionProps {
  id: string;
  title: string;
  items: { id: string; question: string; html: string }[];
}

/** One theme of the help page: questions that open on their own, without any script. */
export function FaqSection({ id, title, items }: FaqSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="mb-2 hyphens-auto">
        {title}
      </h2>
      <div className="border-t border-line">
        {items.map((item) => (
          <FaqItem key={item.id} question={item.question} html={item.html} />
        ))}
      </div>
    </section>
  );
}

export function FaqItem({ question, html }: { question: string; html: string }) {
  return (
    <details className="group border-b border-line">
      <summary className="heading flex min-h-14 list-none items-center justify-between gap-4 py-3 font-[560] hover:text-beeswax-deep">
        {question}
        <svg
          viewBox="0 0 20 20"
          width="20"
          height="20"
          aria-hidden="true"
          className="h-5 w-5 flex-none transition-transform duration-200 group-open:rotate-45"
        >
          <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div
        className="grid max-w-[62ch] gap-3 pb-5 wrap-anywhere [&_ul]:list-disc [&_ul]:pl-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by richTextHtml, which escapes
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}
