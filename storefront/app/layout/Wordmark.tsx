import { Link } from "@remix-run/react";

/** The shop's name beside its mark: a plank with its punched steel bands, on two legs. The smallest phones have room for the name alone. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Link to="/" viewTransition className="flex min-h-14 items-center gap-3 no-underline">
      <svg viewBox="0 0 44 34" aria-hidden="true" className="h-8 w-auto max-[22rem]:hidden">
        <path d="M1 4h42v9H1z" fill="#c9a86a" />
        <path d="M1 7.2h42M1 10h42" stroke="#a5854c" strokeWidth=".8" />
        <path d="M1 4h4v9H1zm38 0h4v9h-4z" fill="#5f564a" />
        <path d="M8 13h3.4v20H8zm24.6 0H36v20h-3.4zM8 29.6h28V33H8z" fill="#27292b" />
      </svg>
      <span className="heading text-lead leading-none font-[720] whitespace-nowrap">{name}</span>
    </Link>
  );
}
