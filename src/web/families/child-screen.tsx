import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";

/** A drawing in place of a code: not a real code. */
const skeletonKeys = ["first", "second", "third", "fourth"];

/** Invented light, as the child's page has it. */
const lit: Readonly<Partial<Record<CategoryKey, number>>> = {
	physics: 5,
	computer: 2,
	biology: 3,
	health: 4,
};
const lines = bandLines((key) => lit[key] ?? 0);

/** A picture of a child's screen: its light, and a code. */
export function ChildScreen() {
	const { t } = useTranslation();
	const half = skeletonKeys.map((key) => <span key={key} className="h-6 w-4 rounded-sm bg-on-band/25" />);
	return (
		<div
			role="img"
			aria-label={t("families.parent.empty.picture")}
			className="grid w-64 max-w-full gap-4 overflow-hidden rounded-[1.75rem] border-6 border-edge bg-band px-5 pb-6 text-on-band md:pb-8"
		>
			<div className="-mx-5">
				<NamedBand lines={lines} className="h-22 w-full md:h-28" />
			</div>
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
