import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskAppointment } from "#contract/desk.ts";
import { endOf, maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { maxProposedTimes } from "#domain/consultations/proposal.ts";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { TextDialog } from "../shared/forms/text-dialog.tsx";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface TimesPickerProps {
	/** The times that can be proposed, earliest first. */
	readonly free: readonly Instant[];
	readonly chosen: readonly Instant[];
	readonly zone: Zone;
	readonly onChange: (chosen: readonly Instant[]) => void;
}

/** Chooses up to three times: a day, a time, and a button that adds it to the list. */
function TimesPicker({ free, chosen, zone, onChange }: TimesPickerProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const open = free.filter((time) => !chosen.includes(time));
	const dayOf = (time: Instant) => localDateTimeOf(time, zone).date;
	const [typed, setTyped] = useState<{ readonly day: string; readonly time: string }>({ day: "", time: "" });
	const first = open[0];
	if (first === undefined) return <p className="text-soft">{t("desk.propose.noTimes")}</p>;
	const day = open.some((time) => dayOf(time) === typed.day) ? typed.day : dayOf(first);
	const ofDay = open.filter((time) => dayOf(time) === day);
	const time = ofDay.find((one) => one === typed.time) ?? ofDay[0] ?? first;
	const days = open.filter((one, index) => index === 0 || dayOf(one) !== dayOf(open[index - 1] ?? one));
	return (
		<div className="grid gap-3">
			{chosen.length === 0 ? null : (
				<ul className="divide-y divide-hairline border-y border-hairline">
					{chosen.map((one) => {
						const about = `${format.dayInText(one, zone)}, ${format.time(one, zone)}`;
						return (
							<li key={one} className="flex items-center justify-between gap-3 py-1.5">
								<span className="tabular-nums">{about}</span>
								<Button
									look="quiet"
									aria-label={t("desk.propose.removeNamed", { time: about })}
									onClick={() => onChange(chosen.filter((other) => other !== one))}
								>
									<X aria-hidden="true" className="size-4" />
								</Button>
							</li>
						);
					})}
				</ul>
			)}
			{chosen.length >= maxProposedTimes ? null : (
				<div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]">
					<SelectField
						label={t("desk.propose.day")}
						value={day}
						onChange={({ target }) => setTyped({ day: target.value, time: "" })}
					>
						{days.map((one) => (
							<option key={dayOf(one)} value={dayOf(one)}>
								{format.dayInText(one, zone)}
							</option>
						))}
					</SelectField>
					<SelectField
						label={t("desk.propose.time")}
						value={time}
						onChange={({ target }) => setTyped({ day, time: target.value })}
					>
						{ofDay.map((one) => (
							<option key={one} value={one}>
								{format.time(one, zone)}
							</option>
						))}
					</SelectField>
					<Button look="secondary" onClick={() => onChange([...chosen, time].sort())}>
						<Plus aria-hidden="true" className="size-4" />
						{t("desk.propose.add")}
					</Button>
				</div>
			)}
		</div>
	);
}

interface ProposeDialogProps {
	/** Null keeps the dialog closed. */
	readonly appointment: DeskAppointment | null;
	readonly zone: Zone;
	readonly onClose: () => void;
}

/** Proposes other times for a consultation, with a reason that the student reads. */
export function DeskProposeDialog({ appointment, zone, onClose }: ProposeDialogProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const [chosen, setChosen] = useState<{ readonly of: string; readonly times: readonly Instant[] }>();
	const params = { appointmentId: appointment?.id ?? "" };
	const free = useQuery({
		...apiQuery("GET /api/desk/appointments/:appointmentId/free-times", { params }),
		enabled: appointment !== null,
		staleTime: 0,
	});
	const proposing = useApiMutation("POST /api/desk/appointments/:appointmentId/proposal", {
		invalidates: ["GET /api/desk", "GET /api/desk/appointments/:appointmentId/free-times"],
	});
	const times = chosen !== undefined && chosen.of === appointment?.id ? chosen.times : [];
	const name = appointment?.firstName ?? "";
	const about =
		appointment === null
			? ""
			: `${format.dayInText(appointment.startsAt, zone)}, ${format.timeRange(appointment.startsAt, endOf(appointment), zone)}`;
	return (
		<TextDialog
			isOpen={appointment !== null}
			title={t("desk.propose.title")}
			lead={t("desk.propose.lead", { name, about })}
			dismissLabel={t("desk.cancel.keep")}
			field={{
				label: t("desk.propose.reason"),
				hint: t("desk.cancel.hint"),
				maxLength: maxCancelReasonLength,
			}}
			submit={{ label: t("desk.propose.submit"), busy: t("desk.propose.busy") }}
			problems={["consultations.contact_data"]}
			done={{ title: t("desk.propose.done"), description: t("desk.propose.doneText", { name }) }}
			mutation={{
				isPending: proposing.isPending,
				mutateAsync: (reason) => proposing.mutateAsync({ params, body: { times: [...times], reason } }),
			}}
			onClose={onClose}
		>
			<fieldset className="grid gap-2">
				<legend className="font-semibold">{t("desk.propose.times")}</legend>
				{free.data === undefined ? (
					<Skeleton className="h-20 w-full" />
				) : (
					<TimesPicker
						free={free.data.times}
						chosen={times}
						zone={zone}
						onChange={(next) => setChosen({ of: appointment?.id ?? "", times: next })}
					/>
				)}
			</fieldset>
		</TextDialog>
	);
}
