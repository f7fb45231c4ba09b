import { ArrowRight } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { LinkChild } from "./link-child.tsx";

/** A drawing in place of a code: not a real code. */
const places = ["first", "second", "third", "fourth"];

/** Invented light, as the child's page has it. */
const lit: Readonly<Partial<Record<CategoryKey, number>>> = {
	physics: 5,
	computer: 2,
	biology: 3,
	health: 4,
};
const lines = spectrum.map(({ key }) => ({ key, count: lit[key] ?? 0 }));

/** A picture of a child's screen: its light, and a code. */
function ChildScreen() {
	const { t } = useTranslation();
	const half = places.map((place) => <span key={place} className="h-6 w-4 rounded-sm bg-on-band/25" />);
	return (
		<div
			role="img"
			aria-label={t("families.parent.empty.picture")}
			className="grid w-64 max-w-full gap-4 overflow-hidden rounded-[1.75rem] border-6 border-edge bg-band px-5 pb-6 text-on-band md:pb-8"
		>
			<SpectrumBand lines={lines} className="-mx-5 h-14 w-[calc(100%+2.5rem)] max-w-none md:h-28" />
			<span className="font-display text-xl font-semibold leading-tight">
				{t("families.parent.empty.screen")}
			</span>
			<span className="flex gap-x-3">
				<span className="flex gap-1.5">{half}</span>
				<span className="flex gap-1.5">{half}</span>
			</span>
			<span className="justify-self-start rounded-control bg-on-band px-4 py-2 font-semibold text-band">
				{t("families.parent.empty.make")}
			</span>
		</div>
	);
}

interface FirstLinkProps {
	readonly headingRef: RefObject<HTMLHeadingElement | null>;
	/** The other direction: the code that the child scans. */
	readonly children: ReactNode;
}

/**
 * A parent's tab before the first link: a picture of the child's screen, the field for its code, and the other
 * direction.
 */
export function FirstLink({ headingRef, children }: FirstLinkProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="first-link" className="grid gap-8">
			<div className="grid gap-2">
				<h2 id="first-link" ref={headingRef} tabIndex={-1} className="display-3 outline-none">
					{t("families.parent.empty.title")}
				</h2>
				<p className="measure">{t("families.parent.empty.text")}</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-10 gap-y-8">
				<figure className="grid gap-3">
					<ChildScreen />
					<figcaption className="max-w-64 text-soft">{t("families.parent.empty.where")}</figcaption>
				</figure>
				<ArrowRight aria-hidden="true" className="size-10 flex-none text-soft max-md:hidden" />
				<div className="grid grow gap-4">
					<h3 className="text-xl">{t("families.parent.code.title")}</h3>
					<LinkChild />
				</div>
			</div>
			<div className="border-t border-hairline pt-6">{children}</div>
		</section>
	);
}
