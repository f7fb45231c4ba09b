import { halfHours, useMinutes } from "./use-minutes.ts";

interface MinuteSelectProps {
	readonly label: string;
	readonly value: number;
	readonly onChange: (minute: number) => void;
	/** Whether the end of the day, rather than its beginning, can be chosen. */
	readonly isEnd: boolean;
}

/** The choice of a half hour of a day. A stored time between two half hours stays among the choices. */
export function MinuteSelect({ label, value, onChange, isEnd }: MinuteSelectProps) {
	const minutes = useMinutes();
	const offered = halfHours.filter((minute) => (isEnd ? minute > 0 : minute < 1440));
	const options = offered.includes(value) ? offered : [...offered, value].sort((one, other) => one - other);
	return (
		<select
			aria-label={label}
			value={value}
			onChange={({ target }) => onChange(Number(target.value))}
			className="min-h-11 min-w-24 cursor-pointer rounded-control border border-edge bg-surface px-2.5 tabular-nums text-ink"
		>
			{options.map((minute) => (
				<option key={minute} value={minute}>
					{minutes(minute)}
				</option>
			))}
		</select>
	);
}
