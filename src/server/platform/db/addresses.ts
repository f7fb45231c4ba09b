/** The hosts of an address may be several: `postgresql://user:password@one:5432,other:5432/database`. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/;

/** The server writes, so it needs the primary; "any" would contradict that. */
const sessionAttributes = ["read-write", "primary"];

/**
 * The addresses of each host of a database address, in order. Undefined when it is no address of PostgreSQL, or asks
 * for a host that cannot be written to.
 */
export function addressesOf(address: string): readonly string[] | undefined {
	const [, start, hosts, rest = ""] = parts.exec(address) ?? [];
	if (start === undefined || hosts === undefined) return undefined;
	const all = hosts.split(",").map((host) => `${start}${host}${rest}`);
	if (!all.every((one) => URL.canParse(one)) || (all.length > 1 && hosts.split(",").includes("")))
		return undefined;
	const wanted = all.map((one) => new URL(one).searchParams.get("target_session_attrs"))[0];
	if (wanted === null) return all;
	if (wanted === undefined || !sessionAttributes.includes(wanted)) return undefined;
	// The driver does not know the parameter: the server itself finds the host that can be written to.
	return all.map((one) => {
		const url = new URL(one);
		url.searchParams.delete("target_session_attrs");
		return url.href;
	});
}
