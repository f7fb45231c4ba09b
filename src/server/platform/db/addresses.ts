/** The hosts of an address may be several: `postgresql://user:password@one:5432,other:5432/database`. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/;

/** Which of several hosts is looked for: the one that can be written to, or one that follows it. */
export type WantedHost = "primary" | "standby";

/** The values of `target_session_attrs` that do not contradict what is looked for. */
const sessionAttributes: Readonly<Record<WantedHost, readonly string[]>> = {
	primary: ["read-write", "primary"],
	standby: ["standby", "prefer-standby", "read-only", "any"],
};

/**
 * The addresses of each host of a database address, in order. Undefined when it is no address of PostgreSQL, or asks
 * for another host than the wanted one.
 */
export function addressesOf(
	address: string,
	wantedHost: WantedHost = "primary",
): readonly string[] | undefined {
	const [, start, hosts, rest = ""] = parts.exec(address) ?? [];
	if (start === undefined || hosts === undefined) return undefined;
	const all = hosts.split(",").map((host) => `${start}${host}${rest}`);
	if (!all.every((one) => URL.canParse(one)) || (all.length > 1 && hosts.split(",").includes("")))
		return undefined;
	const wanted = all.map((one) => new URL(one).searchParams.get("target_session_attrs"))[0];
	if (wanted === null) return all;
	if (wanted === undefined || !sessionAttributes[wantedHost].includes(wanted)) return undefined;
	// The driver does not know the parameter: the server itself finds the wanted host.
	return all.map((one) => {
		const url = new URL(one);
		url.searchParams.delete("target_session_attrs");
		return url.href;
	});
}
