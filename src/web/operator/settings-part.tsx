import { useTranslation } from "react-i18next";
import { ActionRows } from "./action-rows.tsx";
import { DeskSection } from "./desk-parts.tsx";
import { EventEntry } from "./event-entry.tsx";
import { FactorsSection } from "./factors-section.tsx";
import { LateFold } from "./late-fold.tsx";

/** How the operator opens the desk, the settings of the server without secrets, folded away, and what operators did. */
export function SettingsPart() {
	const { t } = useTranslation();
	return (
		<>
			<FactorsSection />
			<LateFold summary={t("operator.settings.title")}>
				<ActionRows action="settings" input={{}} none="" keyOf={({ name }) => name}>
					{({ name, value, secret }) => (
						<div className="-my-2 grid gap-x-6 text-sm sm:grid-cols-[16rem_1fr]">
							<code className="wrap-anywhere">{name}</code>
							<p className={value === null ? "text-soft" : "wrap-anywhere"}>
								{value === null
									? t("operator.settings.unset")
									: secret
										? t("operator.settings.secret")
										: value}
							</p>
						</div>
					)}
				</ActionRows>
			</LateFold>
			<DeskSection title={t("operator.settings.log")}>
				<ActionRows
					action="audit"
					input={{ operators: true }}
					none={t("operator.settings.noLog")}
					keyOf={({ at, event }) => `${at} ${event}`}
				>
					{(row) => <EventEntry row={row} isNamed />}
				</ActionRows>
			</DeskSection>
		</>
	);
}
