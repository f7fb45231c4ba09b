import { useTranslation } from "react-i18next";
import type { Zone } from "#domain/shared/moment.ts";
import { FamilyLinks } from "../../families/family-links.tsx";
import { Setting } from "./setting.tsx";

interface FamilyPartProps {
	readonly side: "student" | "parent";
	readonly zone: Zone;
}

/** The part of an account that lists its links between parents and children. */
export function FamilyPart({ side, zone }: FamilyPartProps) {
	const { t } = useTranslation();
	return (
		<Setting title={t(`families.links.${side}.title`)} text={t(`families.links.${side}.text`)}>
			<FamilyLinks side={side} zone={zone} />
		</Setting>
	);
}
