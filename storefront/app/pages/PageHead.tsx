/** The beginning of a page that editors write: its heading, large, and two or three sentences. */
export function PageHead({ title, intro }: { title: string; intro: string }) {
  return (
    <header className="mx-auto max-w-page px-4 pt-10 pb-8 desk:px-8 desk:pt-16 desk:pb-14">
      <h1 className="max-w-[20ch] text-display font-[740] tracking-[-0.03em] hyphens-auto">{title}</h1>
      {intro ? <p className="mt-5 max-w-[54ch] whitespace-pre-line desk:text-lead">{intro}</p> : null}
    </header>
  );
}
