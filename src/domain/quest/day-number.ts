/**
 * Days from 1970-01-01 to a date of the Gregorian calendar written yyyy-MM-dd; neighbours differ by one.
 * Years are counted from March, so that the leap day comes last: 153 days make each five months.
 */
export const dayNumber = (date: string): number => {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const fromMarch = (month + 9) % 12;
	const marchYear = month < 3 ? year - 1 : year;
	const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
	return 365 * marchYear + leapDays + Math.floor((153 * fromMarch + 2) / 5) + day - 719_469;
};
