/** A month of the calendar in UTC: from `start` until just before `end`. */
export interface UtcMonth {
	/** As in names of tables: "2026_12". */
	readonly name: string;
	readonly start: Date;
	readonly end: Date;
}

const monthAt = (year: number, month: number): UtcMonth => {
	const start = new Date(Date.UTC(year, month));
	return {
		name: start.toISOString().slice(0, 7).replace("-", "_"),
		start,
		end: new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)),
	};
};

/** The month of an instant and those after it, `ahead` of them, in UTC whatever the zone of the machine. */
export const monthsFrom = (instant: Date, ahead: number): UtcMonth[] =>
	Array.from({ length: ahead + 1 }, (_, step) =>
		monthAt(instant.getUTCFullYear(), instant.getUTCMonth() + step),
	);
