import { useTranslation } from "react-i18next";
import type { ActionRow, OperatorActionName } from "#contract/operator-actions.ts";
import type { Reporter } from "#domain/consultations/safety.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Badge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActionButton } from "./action-button.tsx";
import { PersonLink, RowActs } from "./desk-parts.tsx";
import { useWhen } from "./use-when.ts";

interface RowOf<Name extends OperatorActionName> {
	readonly row: ActionRow<Name>;
}

/** A report of a problem, to close once it was dealt with. */
export function ReportEntry({ row }: RowOf<"reports list">) {
	const { t } = useTranslation();
	const { when } = useWhen();
	const { id, by, researcher, email, student, reported, text } = row;
	const about = t("operator.inbox.reportBy", {
		by: t(`operator.values.reporter.${by as Reporter}`),
		researcher,
	});
	return (
		<>
			<p className="font-semibold">{about}</p>
			<p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
			<p className="text-sm text-soft wrap-anywhere">
				{when(reported)}
				{student === null ? null : ` · ${student}`}
				{email === null ? null : (
					<>
						{" · "}
						<PersonLink email={email} />
					</>
				)}
			</p>
			<RowActs>
				<ActionButton
					action="reports close"
					input={{ id }}
					label={t("operator.inbox.closeReport")}
					about={about}
					asks={t("operator.inbox.closeReportText")}
				/>
				<ActionButton
					action="researchers suspend"
					input={{ id: researcher }}
					label={t("operator.researchers.actions.suspend")}
					about={researcher}
					asks={t("operator.researchers.suspendText")}
					look="danger"
				/>
			</RowActs>
		</>
	);
}

/** A missed appointment about which the sides contradict each other. */
export function MissedEntry({ row }: RowOf<"missed list">) {
	const { t } = useTranslation();
	const { when } = useWhen();
	const { appointment: id, student, researcher, began, zone, email, byStudent, byResearcher } = row;
	const about = t("operator.inbox.missedBy", { student, researcher, began, zone });
	const asks = t("operator.inbox.decideText");
	const said = [
		byStudent === null ? "" : `${t("operator.values.reporter.student")} · ${when(byStudent)}`,
		byResearcher === null ? "" : `${t("operator.values.reporter.researcher")} · ${when(byResearcher)}`,
	];
	return (
		<>
			<p className="font-semibold">{about}</p>
			<p className="text-sm text-soft wrap-anywhere">
				{`${dotted(said)}\u00a0· `}
				<PersonLink email={email} />
			</p>
			<RowActs>
				<ActionButton
					action="missed decide"
					input={{ id, price: "refund" }}
					label={t("operator.inbox.refund")}
					about={about}
					asks={asks}
				/>
				<ActionButton
					action="missed decide"
					input={{ id, price: "keep" }}
					label={t("operator.inbox.keep")}
					about={about}
					asks={asks}
				/>
			</RowActs>
		</>
	);
}

/** A message of the contact form, answered by the operator's own mail program. */
export function MessageEntry({ row }: RowOf<"messages list">) {
	const { t } = useTranslation();
	const { when } = useWhen();
	const { id, name, email, priority, received, message } = row;
	const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent("Spectra")}`;
	return (
		<>
			<p className="flex flex-wrap items-center gap-2">
				<span className="font-semibold wrap-anywhere">{name}</span>
				{priority ? <Badge look="solid">{t("operator.inbox.priority")}</Badge> : null}
			</p>
			<p className="measure whitespace-pre-line wrap-anywhere">{message}</p>
			<p className="text-sm text-soft wrap-anywhere">
				{when(received)} · <PersonLink email={email} />
			</p>
			<RowActs>
				<a
					href={reply}
					className={buttonClass("secondary")}
					aria-label={`${t("operator.inbox.reply")} · ${name}`}
				>
					{t("operator.inbox.reply")}
				</a>
				<ActionButton
					action="messages answered"
					input={{ id }}
					label={t("operator.inbox.answered")}
					about={name}
				/>
				<ActionButton
					action="messages remove"
					input={{ id }}
					label={t("operator.inbox.remove")}
					about={name}
					asks={t("operator.inbox.removeText")}
					look="danger"
				/>
			</RowActs>
		</>
	);
}

/** A mail that waits, fails or was refused. Its content is private. */
export function MailEntry({ row }: RowOf<"mails list">) {
	const { t } = useTranslation();
	const { when } = useWhen();
	const { id, kind, to, written, failures, state } = row;
	return (
		<div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
			<div className="grid gap-1">
				<p className="flex flex-wrap items-center gap-2">
					<code className="wrap-anywhere">{kind}</code>
					<Badge look={state === "refused" ? "destructive" : "outline"}>
						{t(`operator.values.mail.${state as "waiting" | "refused"}`)}
					</Badge>
				</p>
				<p className="text-sm text-soft wrap-anywhere">
					{dotted([
						when(written),
						to ?? "",
						failures === 0 ? "" : t("operator.inbox.failures", { count: failures }),
					])}
				</p>
			</div>
			<RowActs>
				<ActionButton action="mails again" input={{ id }} label={t("operator.inbox.again")} about={kind} />
			</RowActs>
		</div>
	);
}
