import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Child } from "#contract/families.ts";
import { interestLevels } from "#domain/careers/interest-level.ts";
import { apiQuery } from "../api/api.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { HeroBand } from "./hero-band.tsx";

/** A child who shows at least one field. */
interface ShownChild extends Child {
	readonly view: NonNullable<Child["view"]>;
}

/** The children of a signed-in parent who show their fields; none before the answer and without a link. */
export const useShownChildren = (isParent: boolean): readonly ShownChild[] => {
	const { data } = useQuery({ ...apiQuery("GET /api/family/children", {}), enabled: isParent });
	return (data?.children ?? []).filter(
		(child): child is ShownChild => (child.view?.interests.length ?? 0) > 0,
	);
};

interface ChildLightProps {
	readonly child: ShownChild;
	/** Whether it is the title of the page. */
	readonly isTitle: boolean;
}

/** The fields of one child as light: the stronger an interest, the brighter its line. */
export function ChildLight({ child: { childName, view }, isTitle }: ChildLightProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const Heading = isTitle ? "h1" : "h2";
	const lightOf = (key: string): number => {
		const shown = view.interests.find(({ category }) => category === key);
		return shown ? interestLevels.length - interestLevels.indexOf(shown.level) : 0;
	};
	return (
		<div className="grid gap-4">
			<Heading className="page text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.05] tracking-[-0.03em]">
				{t("home.adults.parent.shows", {
					child: childName,
					fields: format.list(
						// Those of one level are equal: none of them is named without the others.
						view.interests
							.filter(({ level }) => level === view.interests[0]?.level)
							.map(({ category }) => t(`common.inText.${category}`)),
					),
				})}
			</Heading>
			<HeroBand lines={bandLines(lightOf)} />
		</div>
	);
}
