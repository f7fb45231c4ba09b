import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { LabelledNote } from "../ui/labelled-note.tsx";

interface ClosedNoteProps {
	readonly isGuest: boolean;
	/** The path to return to after logging in, without a language. */
	readonly returnTo: string;
}

/** Why the premium guides are closed to this visitor, and how to open them. */
export function ClosedNote({ isGuest, returnTo }: ClosedNoteProps) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-4">
			<div className="measure">
				<LabelledNote label={t("common.navigation.premium")}>
					{t(isGuest ? "resources.closedGuest" : "resources.closed")}
				</LabelledNote>
			</div>
			<div className="flex flex-wrap gap-3">
				<LocalButtonLink to="/subscription" look="secondary">
					{t("resources.plans")}
				</LocalButtonLink>
				{isGuest ? (
					<LocalButtonLink to={`/login?returnTo=${encodeURIComponent(returnTo)}`} look="quiet">
						{t("common.navigation.login")}
					</LocalButtonLink>
				) : null}
			</div>
		</div>
	);
}
