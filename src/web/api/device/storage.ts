const memory = new Map<string, string>();

/** What the device keeps under a key, parsed; null where there is nothing or it is no JSON. Never throws. */
export const readJson = (key: string): unknown => {
	try {
		return JSON.parse(memory.get(key) ?? window.localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
};

/** Keeps a value under a key; null removes it. Where storage is closed or full, in memory until the page is left. */
export const writeJson = (key: string, value: unknown): void => {
	const text = JSON.stringify(value);
	try {
		if (value === null) window.localStorage.removeItem(key);
		else window.localStorage.setItem(key, text);
		memory.delete(key);
	} catch {
		memory.set(key, text);
	}
};

/** The entries of a list that `read` accepts; broken ones are left out. */
export const entriesOf = <Entry>(list: unknown, read: (entry: unknown) => Entry | null): Entry[] =>
	(Array.isArray(list) ? list : []).map(read).filter((entry) => entry !== null);
