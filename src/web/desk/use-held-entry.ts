import { useRef, useState } from "react";
import { withEntry } from "#domain/consultations/week-grid.ts";
import type { WeekEntry } from "./week-entry.ts";

/** A week and the change of it. */
export interface Week {
	readonly week: readonly WeekEntry[];
	readonly onChange: (week: readonly WeekEntry[]) => void;
}

/** The actions of the week view's parts on an entry. */
export interface EntryActions {
	/** Shows an entry as a drag leaves it. Nothing is joined before it is dropped. */
	readonly hold: (entry: WeekEntry) => void;
	readonly drop: () => void;
	/** Puts an entry into the week at once. */
	readonly put: (entry: WeekEntry) => void;
	readonly remove: (id: number) => void;
}

/** The entry that is being dragged, and the actions on entries. A day that would have too many stays as it was. */
export function useHeldEntry({ week, onChange }: Week): EntryActions & { readonly held: WeekEntry | null } {
	const [held, setHeld] = useState<WeekEntry | null>(null);
	// A pointer can be released before the last move of it was rendered.
	const latest = useRef<WeekEntry | null>(null);
	const hold = (entry: WeekEntry | null): void => {
		latest.current = entry;
		setHeld(entry);
	};
	const others = (id: number) => week.filter((one) => one.id !== id);
	const put = (entry: WeekEntry): void => onChange(withEntry(others(entry.id), entry) ?? week);
	const drop = (): void => {
		if (latest.current !== null) put(latest.current);
		hold(null);
	};
	return { held, hold, drop, put, remove: (id) => onChange(others(id)) };
}
