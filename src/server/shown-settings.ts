import type { OperatorRowOf } from "#contract/operator-rows.ts";
import { serverSettings } from "./settings.ts";

/** Every setting by name as it is given; of a secret, or of one in a file, only that it is set. Null: not set. */
export const shownSettings = (
	source: Readonly<Record<string, string | undefined>>,
): OperatorRowOf<"settings">[] =>
	Object.entries(serverSettings).map(([name, { secret }]) => {
		const text = source[name] ?? "";
		const isInFile = (source[`${name}_FILE`] ?? "") !== "";
		if (text === "" && !isInFile) return { name, value: null, secret };
		return { name, value: secret || isInFile ? "set" : text, secret };
	});
