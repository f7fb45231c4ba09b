import { useTranslation } from "react-i18next";
import { Setting } from "../account/own/setting.tsx";
import { FamilyLinks } from "./family-links.tsx";

interface FamilySettingProps {
	readonly side: "student" | "parent";
	readonly zone: string;
}

/** The part of an account that lists its links between parents and children. */
export function FamilySetting({ side, zone }: FamilySettingProps) {
	const { t } = useTranslation();
	return (
		<Setting title={t(`families.links.${side}.title`)} text={t(`families.links.${side}.text`)}>
			<FamilyLinks side={side} zone={zone} />
		</Setting>
	);
}
