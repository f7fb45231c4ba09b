import { useTranslation } from "react-i18next";
import { dotted } from "../shared/i18n/dotted.ts";
import { Badge } from "../ui/badge.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { ActionRows } from "./action-rows.tsx";
import { RowActs } from "./desk-parts.tsx";
import { MergeInstitution } from "./merge-institution.tsx";
import { useWhen } from "./use-when.ts";

/** Names that people gave to classes and schools, to replace those that must not stay. */
export function NamesPart() {
	const { t } = useTranslation();
	const { day } = useWhen();
	return (
		<>
			<p className="measure text-soft">{t("operator.names.lead")}</p>
			<ActionRows action="names list" input={{}} none={t("operator.names.none")} keyOf={({ id }) => id}>
				{({ kind: named, id, name, place, created }) => {
					const kind = named === "institution" ? "institution" : "class";
					return (
						<div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
							<div className="grid gap-1">
								<p className="flex flex-wrap items-center gap-2">
									<span className="font-semibold wrap-anywhere">{name}</span>
									<Badge>{t(`operator.names.kinds.${kind}`)}</Badge>
								</p>
								<p className="text-sm text-soft wrap-anywhere">{dotted([place ?? "", day(created)])}</p>
							</div>
							<RowActs>
								<ActionDialog
									action="names replace"
									toInput={({ name: typed = "" }) => ({ kind, id, name: typed })}
									label={t("operator.names.replace")}
									about={name}
									lead={t("operator.names.replaceText")}
								>
									<TextField
										label={t("operator.names.newName")}
										name="name"
										autoComplete="off"
										required
										data-first-focus=""
									/>
								</ActionDialog>
								{kind === "institution" ? <MergeInstitution id={id} name={name} /> : null}
							</RowActs>
						</div>
					);
				}}
			</ActionRows>
		</>
	);
}
