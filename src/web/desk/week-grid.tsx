import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { shownDay } from "#domain/consultations/week-grid.ts";
import type { Hours } from "#domain/consultations/weekly.ts";
import { languages } from "#domain/shared/locale.ts";
import { weekdaysOf } from "#domain/shared/weekdays.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { useHeldEntry, type Week } from "./use-held-entry.ts";
import { useMinutes } from "./use-minutes.ts";
import { type Measured, spanOnStrip } from "./week-block.tsx";
import { WeekDay, weekColumns } from "./week-day.tsx";
import { nextEntryId } from "./week-entry.ts";

/** The hours above the strips: every two hours, on a phone every four. */
function HourScale({ shown }: { readonly shown: Hours }) {
	const minutes = useMinutes();
	const hours = Array.from(
		{ length: (shown.end - shown.start) / 120 + 1 },
		(_, number) => shown.start + number * 120,
	);
	return (
		<div
			aria-hidden="true"
			className="relative h-6 text-sm text-soft tabular-nums max-lg:col-span-2 lg:col-start-2"
		>
			{hours.map((minute, number) => (
				<span
					key={minute}
					className={`absolute top-0 whitespace-nowrap ${number % 2 === 1 ? "max-lg:hidden" : ""} lg:-translate-x-1/2 ${number === 0 ? "" : number === hours.length - 1 ? "max-lg:-translate-x-full" : "-translate-x-1/2"}`}
					style={{ left: spanOnStrip({ start: minute, end: minute }, shown).left }}
				>
					{minutes(minute % 1440)}
				</span>
			))}
		</div>
	);
}

/**
 * The week: a strip for each day, on which hours are drawn, moved and stretched in half hours. Dropped hours join those that
 * they touch.
 */
export function WeekGrid({ week, onChange }: Week) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { held, ...actions } = useHeldEntry({ week, onChange });
	const [isWhole, setWhole] = useState(false);
	const grid = useRef<HTMLDivElement>(null);
	const usual = shownDay(week);
	const shown = isWhole ? { start: 0, end: 1440 } : usual;
	const hasNight = usual.start === 0;
	const measure = (): Measured => {
		const strips = [...(grid.current?.querySelectorAll<HTMLElement>("[data-weekday]") ?? [])];
		const boxes = strips.map((strip) => ({
			weekday: Number(strip.dataset.weekday),
			box: strip.getBoundingClientRect(),
		}));
		return {
			minutesPerPixel: (shown.end - shown.start) / (boxes[0]?.box.width || 1),
			middles: boxes.map(({ weekday, box }) => ({ weekday, y: box.top + box.height / 2 })),
		};
	};
	return (
		<div className="grid gap-3">
			<p className="measure text-soft">
				{t("desk.hours.draw")} <span className="pointer-coarse:hidden">{t("desk.hours.keys")}</span>
			</p>
			<div ref={grid}>
				<div className={`${weekColumns} border-b border-hairline`}>
					<HourScale shown={shown} />
				</div>
				{weekdaysOf(languages[locale].tag).map((weekday) => (
					<WeekDay
						key={weekday}
						weekday={weekday}
						entries={week.filter((one) => one.weekday === weekday)}
						newId={nextEntryId(week)}
						held={held}
						shown={shown}
						measure={measure}
						{...actions}
					/>
				))}
			</div>
			{hasNight ? null : (
				<Button look="quiet" className="-ml-4.5 justify-self-start" onClick={() => setWhole(!isWhole)}>
					{t(isWhole ? "desk.hours.hideNight" : "desk.hours.showNight")}
				</Button>
			)}
		</div>
	);
}
