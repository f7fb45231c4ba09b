import { titleForms } from "#domain/careers/search/title-forms.ts";

/** A title of two forms, the second one small; the words that both share are as large as the first. */
export function CareerTitle({ title }: { readonly title: string }) {
	const { first, other, shared } = titleForms(title);
	return (
		<h1 className="text-[clamp(1.9rem,1.35rem+3.1vw,3.7rem)] leading-[1.04] tracking-[-0.03em]">
			{first}
			{other ? (
				<span className="font-text text-[0.42em] font-normal tracking-normal text-soft">{other}</span>
			) : null}
			{shared}
		</h1>
	);
}
