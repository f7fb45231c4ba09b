import type { ReactNode } from "react";
import { useOpenPerson } from "./person-in-sight.ts";

/** A part of a part, under its heading. */
export function DeskSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section aria-label={title} className="grid gap-3">
			<h3 className="font-display text-xl font-semibold">{title}</h3>
			{children}
		</section>
	);
}

/** The buttons of a row. */
export function RowActs({ children }: { readonly children: ReactNode }) {
	return <div className="flex flex-wrap gap-2 print:hidden">{children}</div>;
}

/** Facts as terms and values; empty values are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
	return (
		<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
			{facts
				.filter(([, value]) => value !== null && value !== "")
				.map(([term, value]) => (
					<div key={term} className="contents">
						<dt className="text-soft max-sm:text-sm">{term}</dt>
						<dd className="wrap-anywhere max-sm:-mt-1.5">{value}</dd>
					</div>
				))}
		</dl>
	);
}

/** An address that opens its account. */
export function PersonLink({ email }: { readonly email: string }) {
	const open = useOpenPerson();
	return (
		<button type="button" onClick={() => open(email)} className="min-h-7 text-left underline wrap-anywhere">
			{email}
		</button>
	);
}
