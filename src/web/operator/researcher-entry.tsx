import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { type BookingObstacle, bookingObstacles } from "#domain/consultations/safety.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Badge } from "../ui/badge.tsx";
import { Choice } from "../ui/choice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { CalendarAddress } from "./calendar-address.tsx";
import { Facts, RowActs } from "./desk-parts.tsx";
import { HoursFold } from "./hours-fold.tsx";
import { EditResearcher } from "./researcher-dialogs.tsx";
import { useWhen } from "./use-when.ts";

type Researcher = ActionRow<"researchers list">;

/** Records what was seen, by whom and when. */
function CheckIdentity({ id, name }: Pick<Researcher, "id" | "name">) {
	const { t } = useTranslation();
	return (
		<ActionDialog
			action="researchers check"
			toInput={({ what = "", by = "", on = "" }) => ({ id, what, by, ...(on === "" ? {} : { on }) })}
			label={t("operator.researchers.actions.check")}
			about={name}
		>
			<TextField
				label={t("operator.researchers.what")}
				hint={t("operator.researchers.whatHint")}
				name="what"
				maxLength={200}
				required
				data-first-focus=""
			/>
			<TextField label={t("operator.researchers.by")} name="by" maxLength={200} required />
			<TextField label={t("operator.researchers.on")} name="on" type="date" />
		</ActionDialog>
	);
}

function ResearcherActions({ row }: { readonly row: Researcher }) {
	const { t } = useTranslation();
	const { id, name, email, identity, retired, illustrative, obstacles } = row;
	const of = { input: { id }, about: name };
	const isSuspended = obstacles.split(",").includes("suspended");
	return (
		<RowActs>
			{illustrative || email === null ? null : (
				<ActionButton
					{...of}
					action="researchers invite"
					label={t("operator.researchers.actions.invite")}
					asks={t("operator.researchers.inviteText", { email })}
				/>
			)}
			{illustrative ? null : identity === null ? (
				<CheckIdentity id={id} name={name} />
			) : (
				<ActionButton
					{...of}
					action="researchers uncheck"
					label={t("operator.researchers.actions.uncheck")}
					asks={t("operator.researchers.suspendText")}
				/>
			)}
			{isSuspended ? (
				<ActionButton {...of} action="researchers resume" label={t("operator.researchers.actions.resume")} />
			) : (
				<ActionButton
					{...of}
					action="researchers suspend"
					label={t("operator.researchers.actions.suspend")}
					asks={t("operator.researchers.suspendText")}
					look="danger"
				/>
			)}
			<EditResearcher id={id} name={name} />
			<CalendarAddress id={id} name={name} />
			{retired ? (
				<ActionButton
					{...of}
					action="researchers restore"
					label={t("operator.researchers.actions.restore")}
				/>
			) : (
				<ActionDialog
					action="researchers retire"
					toInput={({ keepBooked }) => ({ id, keepBooked: keepBooked !== undefined })}
					label={t("operator.researchers.actions.retire")}
					about={name}
					lead={t("operator.researchers.retireText")}
				>
					<Choice type="checkbox" name="keepBooked" value="yes">
						{t("operator.researchers.keepBooked")}
					</Choice>
				</ActionDialog>
			)}
		</RowActs>
	);
}

/** A researcher: whether students can book, the checks, and what an operator can do. */
export function ResearcherEntry({ row }: { readonly row: Researcher }) {
	const { t } = useTranslation();
	const { day } = useWhen();
	const locale = useLocale();
	const there = bookingObstacles.filter((one: BookingObstacle) => row.obstacles.split(",").includes(one));
	return (
		<div className="grid gap-4">
			<p className="flex flex-wrap items-center gap-2">
				<span className="font-semibold">{row.name}</span>
				<span className="text-soft">{{ en: row.title, fr: row.titleFr }[locale]}</span>
				{there.map((obstacle) => (
					<Badge key={obstacle} look="destructive">
						{t(`operator.values.obstacle.${obstacle}`)}
					</Badge>
				))}
				{there.length === 0 && !row.retired ? <Badge>{t("operator.researchers.bookable")}</Badge> : null}
			</p>
			{row.illustrative ? null : (
				<Facts
					facts={[
						[t("operator.people.facts.email"), row.email],
						[t("operator.researchers.identity"), row.identity ?? t("operator.researchers.notYet")],
						[t("operator.researchers.conduct"), day(row.conduct) || t("operator.researchers.notYet")],
						[t("operator.researchers.invited"), day(row.invited) || t("operator.researchers.notYet")],
					]}
				/>
			)}
			<ResearcherActions row={row} />
			<HoursFold id={row.id} name={row.name} zone={row.zone} />
		</div>
	);
}
