import { useTranslation } from "react-i18next";
import { type RehearsalPhase, rehearsedPupils } from "#domain/classes/rehearsal.ts";

/** Beside the picture of a rehearsal, in place of the code of a class: what the rehearsal is, and what happens now. */
export function RehearsalNote({ phase }: { readonly phase: RehearsalPhase }) {
	const { t } = useTranslation();
	return (
		<>
			<p className="font-display text-[max(3.2vw,1.6rem)] font-bold leading-none">
				{t("classes.rehearsal.title")}
			</p>
			<p className="text-[max(2.2vw,1rem)] leading-tight text-on-band-soft">
				{t("classes.rehearsal.text", { pupils: rehearsedPupils })}
			</p>
			<p
				role="status"
				className="border-t border-on-band/20 pt-[1vw] text-[max(2.3vw,1.1rem)] font-semibold leading-tight"
			>
				{t(`classes.rehearsal.phases.${phase}`)}
			</p>
		</>
	);
}
