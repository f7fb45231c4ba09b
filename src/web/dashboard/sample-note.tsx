import { useTranslation } from "react-i18next";
import type { Role } from "#domain/account/role.ts";
import { LabelledNote } from "../ui/labelled-note.tsx";

interface SampleNoteProps {
	readonly tab: Role;
	/** Null until it is known; its space is kept. */
	readonly isSample: boolean | null;
}

/** Says that the figures of a dashboard are invented, if they are. */
export function SampleNote({ tab, isSample }: SampleNoteProps) {
	const { t } = useTranslation();
	if (isSample === false) return null;
	return (
		<div className={isSample === null ? "invisible" : ""}>
			<LabelledNote label={t("dashboard.sample.label")}>{t(`dashboard.sample.${tab}`)}</LabelledNote>
		</div>
	);
}
