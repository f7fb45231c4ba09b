import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { drawnHours, freshHours, hourAt } from "#domain/consultations/week-grid.ts";
import type { Hours } from "#domain/consultations/weekly.ts";
import type { Weekday } from "#domain/shared/weekdays.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { useDrag } from "./use-drag.ts";
import type { EntryActions } from "./use-held-entry.ts";
import { useHoursText } from "./use-minutes.ts";
import { blockClass, HoursBubble, type Measured, spanOnStrip, WeekBlock } from "./week-block.tsx";
import type { WeekEntry } from "./week-entry.ts";

/** The columns of the week view: the day, its strip, its hours in words. */
export const weekColumns =
	"grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 lg:grid-cols-[6rem_minmax(0,1fr)_21rem] lg:gap-x-4";

interface WeekDayProps extends EntryActions {
	readonly weekday: Weekday;
	/** The entries of the day before the present drag. */
	readonly entries: readonly WeekEntry[];
	readonly held: WeekEntry | null;
	readonly newId: number;
	readonly shown: Hours;
	readonly measure: () => Measured;
}

/** A line at each hour, and a darker one at noon. */
const hourLines = ({ start, end }: Hours) => {
	const noon = `${(100 * (720 - start)) / (end - start)}%`;
	const hour = `calc(100% / ${(end - start) / 60})`;
	return {
		backgroundImage: `linear-gradient(to right, transparent calc(${noon} - 1px), var(--color-edge) calc(${noon} - 1px) ${noon}, transparent ${noon}), repeating-linear-gradient(to right, transparent 0 calc(${hour} - 1px), var(--color-hairline) calc(${hour} - 1px) ${hour})`,
	};
};

/** A day of the week view: a strip on which hours are drawn, and its hours in words, each with a button that removes it. */
export function WeekDay({ weekday, entries, held, newId, shown, measure, ...actions }: WeekDayProps) {
	const { t } = useTranslation();
	const hoursText = useHoursText();
	const format = useFormat();
	const adding = useRef<HTMLButtonElement>(null);
	const pressed = useRef({ minute: 0, hasDrawn: false });
	const day = t(`desk.hours.weekdays.${weekday}`);
	const present = [
		...entries.filter(({ id }) => id !== held?.id),
		...(held?.weekday === weekday ? [held] : []),
	].sort((one, other) => one.start - other.start);
	// Newly drawn, or from another day.
	const isArriving = held?.weekday === weekday && !entries.some(({ id }) => id === held.id);
	const fresh = freshHours(present);
	const { onPointerDown } = useDrag({
		begin: () => {
			pressed.current.hasDrawn = true;
			return { from: pressed.current.minute, scale: measure().minutesPerPixel };
		},
		onDrag: ({ from, scale }, x) =>
			actions.hold({ id: newId, weekday, ...drawnHours(from, from + x * scale, shown) }),
		onDrop: actions.drop,
	});
	const remove = (id: number) => {
		actions.remove(id);
		adding.current?.focus();
	};
	return (
		<div className={`${weekColumns} border-b border-hairline py-2 lg:py-0`}>
			<p className="self-start font-semibold max-lg:min-h-11 max-lg:content-center lg:self-center">
				<span className="max-sm:sr-only">{day}</span>
				<span aria-hidden="true" className="sm:hidden">
					{format.weekday(weekday)}
				</span>
			</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it adds hours by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
			<div
				data-weekday={weekday}
				style={hourLines(shown)}
				className="relative h-12 cursor-crosshair touch-pan-y self-stretch rounded-control bg-sunken select-none max-lg:order-last max-lg:col-span-2 lg:h-auto lg:min-h-13 lg:rounded-none forced-colors:max-lg:border"
				onPointerDownCapture={({ currentTarget, clientX }) => {
					const { left } = currentTarget.getBoundingClientRect();
					const minute = shown.start + (clientX - left) * measure().minutesPerPixel;
					pressed.current = { minute, hasDrawn: false };
				}}
				onPointerDown={onPointerDown}
				onClick={({ target, currentTarget }) => {
					const { minute, hasDrawn } = pressed.current;
					if (target === currentTarget && !hasDrawn)
						actions.put({ id: newId, weekday, ...hourAt(minute, shown) });
				}}
			>
				{isArriving ? (
					<div data-held="" className={blockClass} style={spanOnStrip(held, shown)}>
						<div className="absolute inset-x-px inset-y-0 rounded-[inherit] bg-ink/70 forced-colors:bg-[CanvasText]" />
						<HoursBubble hours={held} shown={shown} />
					</div>
				) : null}
				{entries
					.filter(({ start, end }) => start < end)
					.map((entry) => (
						<WeekBlock
							key={entry.id}
							entry={held?.id === entry.id ? held : entry}
							isHeld={held?.id === entry.id}
							isAway={held?.id === entry.id && held.weekday !== weekday}
							day={day}
							shown={shown}
							measure={measure}
							{...actions}
							remove={remove}
						/>
					))}
			</div>
			<div className="flex flex-wrap items-center justify-end gap-x-1 lg:justify-start">
				{present.length === 0 ? <p className="px-1.5 text-soft">{t("desk.hours.none")}</p> : null}
				{present.map((entry) => (
					<Button
						key={entry.id}
						look="quiet"
						className="gap-1! px-1.5! tabular-nums max-lg:text-[0.9375rem]"
						aria-label={t("desk.hours.remove", { day, hours: hoursText(entry) })}
						onClick={() => remove(entry.id)}
					>
						{hoursText(entry)}
						<X aria-hidden="true" className="size-4 text-soft" />
					</Button>
				))}
				<Button
					ref={adding}
					look="quiet"
					className="px-2.5! max-lg:-mr-2.5 lg:ml-auto"
					aria-label={t("desk.hours.addNamed", { day })}
					aria-disabled={fresh === null || undefined}
					onClick={() => fresh && actions.put({ id: newId, weekday, ...fresh })}
				>
					<Plus aria-hidden="true" className="size-5" />
				</Button>
			</div>
		</div>
	);
}
