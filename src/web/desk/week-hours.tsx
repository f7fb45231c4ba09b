import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkWeekly } from "#domain/consultations/desk-hours.ts";
import type { Hours, WeeklyHours } from "#domain/consultations/weekly.ts";
import { useApiMutation } from "../api/api.ts";
import { unwrap } from "../api/problem.ts";
import { useForm } from "../shared/use-form.ts";
import { useProblem } from "../shared/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { MinuteSelect } from "./minute-select.tsx";
import { useMinutes } from "./use-minutes.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours to begin with: the morning, or what comes after the last entry of the day. */
const proposed = (hours: readonly Hours[]): Hours => {
	const last = Math.max(...hours.map(({ end }) => end), 0);
	if (last === 0) return { start: 9 * 60, end: 12 * 60 };
	const start = Math.min(last, 23 * 60);
	return { start, end: Math.min(start + 120, 1440) };
};

/** A day as a strip of 24 hours; the fields beside it say the same. */
function DayStrip({ hours }: { readonly hours: readonly Hours[] }) {
	return (
		<div
			aria-hidden="true"
			className={`relative h-3 w-full overflow-hidden rounded-full bg-sunken ${hours.length === 0 ? "max-md:hidden" : ""}`}
		>
			{hours.map(({ start, end }, place) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
					key={place}
					className="absolute inset-y-0 bg-ink"
					style={{ left: `${start / 14.4}%`, width: `${Math.max(end - start, 0) / 14.4}%` }}
				/>
			))}
		</div>
	);
}

interface DayHoursProps {
	readonly weekday: (typeof weekdays)[number];
	readonly hours: readonly Hours[];
	readonly onChange: (hours: readonly Hours[]) => void;
}

/** The entries of one weekday, each with a beginning and an end. */
function DayHours({ weekday, hours, onChange }: DayHoursProps) {
	const { t } = useTranslation();
	const minutes = useMinutes();
	const problem = useProblem();
	const day = t(`desk.hours.weekdays.${weekday}`);
	const checked = checkWeekly(hours.map((one) => ({ weekday, ...one })));
	const replace = (place: number, change: Partial<Hours>) =>
		onChange(hours.map((one, other) => (other === place ? { ...one, ...change } : one)));
	return (
		<fieldset className="grid items-center gap-x-8 gap-y-2 border-b border-hairline py-3 md:grid-cols-[8rem_1fr_23rem]">
			<legend className="contents">
				<span className="font-semibold">{day}</span>
			</legend>
			<DayStrip hours={hours} />
			<div className="grid gap-2">
				{hours.map(({ start, end }, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
					<div key={place} className="flex items-center gap-2">
						<MinuteSelect
							label={t("desk.hours.from", { day })}
							value={start}
							onChange={(minute) => replace(place, { start: minute })}
							isEnd={false}
						/>
						<span aria-hidden="true">–</span>
						<MinuteSelect
							label={t("desk.hours.to", { day })}
							value={end}
							onChange={(minute) => replace(place, { end: minute })}
							isEnd={true}
						/>
						<Button
							look="quiet"
							className="px-2.5"
							aria-label={t("desk.hours.remove", { day, from: minutes(start), to: minutes(end) })}
							onClick={() => onChange(hours.toSpliced(place, 1))}
						>
							<X aria-hidden="true" className="size-5" />
						</Button>
					</div>
				))}
				<p aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
					{checked.ok ? null : problem(checked.code)}
				</p>
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<p className="text-soft empty:hidden">{hours.length === 0 ? t("desk.hours.none") : null}</p>
					<Button
						look="quiet"
						className="px-2.5 max-md:-mr-2.5"
						aria-label={t("desk.hours.addNamed", { day })}
						onClick={() => onChange([...hours, proposed(hours)])}
					>
						<Plus aria-hidden="true" className="size-5" />
						{t("desk.hours.add")}
					</Button>
				</div>
			</div>
		</fieldset>
	);
}

const isSame = (one: readonly WeeklyHours[], other: readonly WeeklyHours[]): boolean => {
	const texts = (all: readonly WeeklyHours[]) =>
		all.map(({ weekday, start, end }) => `${weekday} ${start} ${end}`).sort();
	return texts(one).join() === texts(other).join();
};

/** The hours of every week, saved together. Unsaved hours stay when a request fails or is refused. */
export function WeekHours({ stored }: { readonly stored: readonly WeeklyHours[] }) {
	const { t } = useTranslation();
	const showToast = useToast();
	const [weekly, setWeekly] = useState(stored);
	const { isBusy, onSubmit } = useForm({
		mutation: useApiMutation("PUT /api/desk/hours", { invalidates: ["GET /api/desk/hours"] }),
		toRequest: () => ({ body: { weekly: unwrap(checkWeekly(weekly)) } }),
		onDone: (saved) => {
			setWeekly(saved.weekly);
			showToast({ tone: "success", title: t("desk.hours.saved") });
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
			<div className="border-t border-hairline">
				{weekdays.map((weekday) => (
					<DayHours
						key={weekday}
						weekday={weekday}
						hours={weekly.filter((one) => one.weekday === weekday)}
						onChange={(hours) =>
							setWeekly([
								...weekly.filter((one) => one.weekday !== weekday),
								...hours.map(({ start, end }) => ({ weekday, start, end })),
							])
						}
					/>
				))}
			</div>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton isBusy={isBusy} busyLabel={t("desk.hours.saving")} className="max-sm:w-full">
					{t("desk.hours.save")}
				</SubmitButton>
				{isSame(weekly, stored) ? null : <p className="text-soft">{t("desk.hours.unsaved")}</p>}
			</div>
		</form>
	);
}
