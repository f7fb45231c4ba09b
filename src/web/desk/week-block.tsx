import { useTranslation } from "react-i18next";
import { halfHourMinutes } from "#domain/consultations/slots.ts";
import { movedHours, stretchedHours } from "#domain/consultations/week-grid.ts";
import type { Hours } from "#domain/consultations/weekly.ts";
import { useDrag } from "./use-drag.ts";
import type { EntryActions } from "./use-held-entry.ts";
import { useHoursText, useMinutes } from "./use-minutes.ts";
import type { WeekEntry } from "./week-entry.ts";

/** The days of the week view and the scale of their strips, as they are on the screen when a drag begins. */
export interface Measured {
	readonly minutesPerPixel: number;
	readonly middles: readonly { readonly weekday: number; readonly y: number }[];
}

export interface BlockProps extends EntryActions {
	readonly entry: WeekEntry;
	/** The name of the weekday. */
	readonly day: string;
	/** The shown part of the day. */
	readonly shown: Hours;
	readonly measure: () => Measured;
}

/** Where hours are on the strip of a day. */
export const spanOnStrip = ({ start, end }: Hours, shown: Hours) => {
	const share = (minutes: number) => `${(100 * minutes) / (shown.end - shown.start)}%`;
	return { left: share(start - shown.start), width: share(end - start) };
};

/** A block on a strip, as high on each day. */
export const blockClass = "group @container absolute top-1/2 h-10 -translate-y-1/2 rounded-md data-held:z-10";

interface HoursShown {
	readonly hours: Hours;
	readonly shown: Hours;
}

/** The hours of a block in words above it, while it is dragged or one of its ends has the focus. Narrow screens show them beside the day. */
export function HoursBubble({ hours, shown }: HoursShown) {
	const hoursText = useHoursText();
	const isLate = hours.start + hours.end > shown.start + shown.end;
	return (
		<span
			aria-hidden="true"
			className={`pointer-events-none absolute bottom-full mb-1.5 max-lg:hidden rounded-control border border-hairline bg-surface px-2 py-0.5 text-sm font-semibold whitespace-nowrap tabular-nums opacity-0 shadow-sm group-data-held:opacity-100 group-focus-within:opacity-100 ${isLate ? "right-0" : "left-0"}`}
		>
			{hoursText(hours)}
		</span>
	);
}

interface EdgeProps extends BlockProps {
	readonly edge: "start" | "end";
}

/** An end of the hours: dragged, or set by keys as a slider is. */
function Edge({ entry, edge, day, shown, measure, hold, drop, put, remove }: EdgeProps) {
	const { t } = useTranslation();
	const minutes = useMinutes();
	const stretched = (from: WeekEntry, to: number): WeekEntry => ({
		...from,
		...stretchedHours(from, edge, to, shown),
	});
	const { onPointerDown, onKeyDown } = useDrag({
		begin: () => ({ entry, scale: measure().minutesPerPixel }),
		onDrag: (origin, x) => hold(stretched(origin.entry, origin.entry[edge] + x * origin.scale)),
		onDrop: drop,
		onStep: (steps, isWhole) => {
			const by = steps * halfHourMinutes;
			put(
				isWhole
					? { ...entry, ...movedHours(entry, entry.start + by, shown) }
					: stretched(entry, entry[edge] + by),
			);
		},
	});
	return (
		<div
			onPointerDown={onPointerDown}
			className={`absolute inset-y-0 w-5.5 touch-pan-y cursor-ew-resize rounded-[inherit] has-focus-visible:outline-3 has-focus-visible:outline-[light-dark(#2955d3,#83c1ff)] ${edge === "start" ? "-left-3.5" : "-right-3.5"}`}
		>
			<span
				aria-hidden="true"
				className={`absolute inset-y-3 hidden w-0.75 rounded-full bg-paper/65 @min-[1.75rem]:block ${edge === "start" ? "right-0.5" : "left-0.5"}`}
			/>
			<input
				type="range"
				aria-label={t(edge === "start" ? "desk.hours.from" : "desk.hours.to", { day })}
				aria-valuetext={minutes(entry[edge])}
				min={shown.start}
				max={shown.end}
				step={halfHourMinutes}
				value={entry[edge]}
				onChange={({ target }) => put(stretched(entry, Number(target.value)))}
				onKeyDown={(event) => {
					if (event.key !== "Delete" && event.key !== "Backspace") return onKeyDown?.(event);
					event.preventDefault();
					remove(entry.id);
				}}
				className="pointer-events-none absolute inset-0 m-0 size-full appearance-none opacity-0"
			/>
		</div>
	);
}

/** Hours on the strip of their day: moved as a whole, also to another day, or by one of their ends. */
export function WeekBlock(props: BlockProps & { readonly isHeld: boolean; readonly isAway: boolean }) {
	const { entry, shown, measure, hold, drop, isHeld, isAway } = props;
	const { onPointerDown } = useDrag({
		begin: () => ({ entry, ...measure() }),
		onDrag: (origin, x, y) => {
			const middle = origin.middles.find(({ weekday }) => weekday === origin.entry.weekday)?.y ?? 0;
			const far = (one: { readonly y: number }) => Math.abs(one.y - middle - y);
			const [nearest] = origin.middles.toSorted((one, other) => far(one) - far(other));
			const hours = movedHours(origin.entry, origin.entry.start + x * origin.minutesPerPixel, shown);
			hold({ ...origin.entry, ...hours, weekday: nearest?.weekday ?? origin.entry.weekday });
		},
		onDrop: drop,
	});
	return (
		<div
			data-held={isHeld || undefined}
			className={`${blockClass} focus-within:z-10 ${isAway ? "opacity-0" : ""}`}
			style={spanOnStrip(entry, shown)}
		>
			<div
				onPointerDown={onPointerDown}
				className="absolute inset-x-px inset-y-0 cursor-grab touch-pan-y rounded-[inherit] bg-ink group-data-held:cursor-grabbing forced-colors:bg-[CanvasText]"
			/>
			<Edge {...props} edge="start" />
			<Edge {...props} edge="end" />
			<HoursBubble hours={entry} shown={shown} />
		</div>
	);
}
