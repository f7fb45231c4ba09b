import { endOfMonth, parseDate, startOfMonth } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import {
	Button as AriaButton,
	Calendar as AriaCalendar,
	CalendarCell,
	CalendarGrid,
	CalendarGridBody,
	CalendarGridHeader,
	CalendarHeaderCell,
	Heading,
	I18nProvider,
} from "react-aria-components";

// React Aria adds a rule about touches in a style element of its own, which our Content-Security-Policy refuses:
// app.css has the rule instead. The marker makes React Aria skip it.
const marker = "react-aria-pressable-style";

/** Call before the first React Aria component renders in a browser. Does nothing while prerendering. */
const providePressableStyle = (): void => {
	if (typeof document === "undefined" || document.getElementById(marker)) return;
	document.head.append(Object.assign(document.createElement("template"), { id: marker }));
};

providePressableStyle();

interface CalendarProps<Day extends string> {
	readonly label: string;
	/** A language tag, such as `fr-FR`, for the names of days and months and the first day of the week. */
	readonly language: string;
	/** The chosen day, `yyyy-MM-dd`. */
	readonly value: string | null;
	readonly onChange: (date: Day) => void;
	/** The first day of the calendar's range; its month opens if nothing is chosen and no day can be. */
	readonly today: string;
	/** The days that can be chosen, `yyyy-MM-dd`, earliest first. All others are announced as unavailable. */
	readonly availableDates: readonly Day[];
	/** The day whose month opens if nothing is chosen; omit it for the first that can be chosen. */
	readonly opensOn?: Day | undefined;
	readonly previousLabel: string;
	readonly nextLabel: string;
}

const arrow =
	"grid size-11 cursor-pointer place-items-center rounded-control outline-none hover:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-35 data-focus-visible:outline-3 data-focus-visible:outline-solid data-focus-visible:outline-ink";

const cell =
	"relative mx-auto grid h-11 w-full max-w-12 cursor-pointer place-items-center rounded-control font-semibold tabular-nums outline-none after:absolute after:bottom-1.5 after:h-0.5 after:w-4 after:bg-current hover:bg-sunken data-focus-visible:outline-offset-2 data-outside-month:invisible data-focus-visible:outline-3 data-focus-visible:outline-solid data-focus-visible:outline-ink data-selected:bg-ink data-selected:text-paper data-unavailable:cursor-not-allowed data-unavailable:font-normal data-unavailable:text-soft data-unavailable:after:hidden data-unavailable:hover:bg-transparent";

/**
 * React Aria appends ", First available date" and ", Last available date" to the names of its range's ends. Our range
 * is whole months, so that every day of them can be focused: its ends are not available dates.
 */
const withoutClaim = (day: ComponentProps<"div">): ComponentProps<"div"> => ({
	...day,
	"aria-label": day["aria-label"]?.replace(/, [^,]+$/, ""),
});

/**
 * One month as a timetable, to choose a day from. Unavailable days can still be focused by keyboard and are announced
 * as such; months without available days cannot be opened.
 */
export function Calendar<Day extends string>({
	label,
	language,
	value,
	onChange,
	today,
	availableDates,
	opensOn = availableDates[0],
	...labels
}: CalendarProps<Day>) {
	const first = startOfMonth(parseDate(today));
	const last = endOfMonth(parseDate(availableDates.findLast((date) => date > today) ?? today));
	const offered = new Set<string>(availableDates);
	const choose = (date: string) => {
		const day = availableDates.find((one) => one === date);
		if (day !== undefined) onChange(day);
	};
	return (
		<I18nProvider locale={language}>
			<AriaCalendar
				aria-label={label}
				value={value === null ? null : parseDate(value)}
				onChange={(date) => choose(date.toString())}
				defaultFocusedValue={parseDate(value ?? opensOn ?? today)}
				minValue={first}
				maxValue={last}
				isDateUnavailable={(date) => !offered.has(date.toString())}
				className="w-full max-w-sm"
			>
				<header className="flex items-center justify-between border-b border-hairline pb-1.5">
					<AriaButton slot="previous" aria-label={labels.previousLabel} className={arrow}>
						<ChevronLeft aria-hidden="true" className="size-5" />
					</AriaButton>
					<Heading level={3} className="font-display text-lg font-semibold capitalize" />
					<AriaButton slot="next" aria-label={labels.nextLabel} className={arrow}>
						<ChevronRight aria-hidden="true" className="size-5" />
					</AriaButton>
				</header>
				<CalendarGrid weekdayStyle="short" className="mt-2 w-full table-fixed border-collapse">
					<CalendarGridHeader>
						{(day) => (
							<CalendarHeaderCell className="py-2 text-sm font-normal text-soft">{day}</CalendarHeaderCell>
						)}
					</CalendarGridHeader>
					<CalendarGridBody>
						{(date) => {
							const isEnd = date.compare(first) === 0 || date.compare(last) === 0;
							return (
								<CalendarCell
									date={date}
									className={cell}
									render={(day) => <div {...(isEnd ? withoutClaim(day) : day)} />}
								/>
							);
						}}
					</CalendarGridBody>
				</CalendarGrid>
			</AriaCalendar>
		</I18nProvider>
	);
}
