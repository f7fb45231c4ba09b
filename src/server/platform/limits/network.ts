import ipaddr from "ipaddr.js";

/** Where a request came from, as the connection and the headers tell. */
export interface Origin {
	/** The other end of the connection. */
	readonly socketAddress: string | undefined;
	/** The header `x-forwarded-for`. */
	readonly forwardedFor: string | null;
	/** How many proxies of the operator stand in front: only what they wrote is believed. */
	readonly trustedProxies: number;
}

const unknown = "unknown";
/** How the IPv6 network of one household or phone ends, after its four groups. */
const ofOneHousehold = "::/64";

const bare = (text: string): string => {
	const trimmed = text.trim();
	const [, inBrackets] = /^\[([^\]]*)\]/.exec(trimmed) ?? [];
	if (inBrackets !== undefined) return inBrackets;
	// An IPv4 address with a port; an IPv6 address has more than one colon.
	return trimmed.split(":").length === 2 ? (trimmed.split(":")[0] ?? "") : trimmed;
};

/** What counts as one client: an IPv4 address, or the /64 that one household or phone has of IPv6. */
function networkOf(address: string): string {
	if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return unknown;
	// An IPv4 address that IPv6 carries is itself.
	const read = ipaddr.process(address);
	if (read instanceof ipaddr.IPv4) return read.toString();
	const groups = read.parts.slice(0, 4).map((group) => group.toString(16));
	return groups.join(":") + ofOneHousehold;
}

/**
 * The network that a request is counted for. Behind proxies it is the entry of `x-forwarded-for` that the outermost
 * trusted proxy added, counted from the right: what a client wrote there itself stands further left.
 */
export function clientNetwork({ socketAddress = "", forwardedFor, trustedProxies }: Origin): string {
	if (trustedProxies === 0 || forwardedFor === null) return networkOf(bare(socketAddress));
	const entries = forwardedFor.split(",");
	return networkOf(bare(entries[Math.max(0, entries.length - trustedProxies)] ?? ""));
}

/** A network and how many times the allowance of a single one it has. */
export interface CountedNetwork {
	readonly network: string;
	readonly times: number;
}

/**
 * The networks that a request counts for: its own, and for IPv6 the /56 and the /48 around it, which providers give to
 * one customer: whoever has 256 or 65,536 networks is allowed no more than a few times as much.
 */
export function countedNetworks(network: string): readonly CountedNetwork[] {
	const own = { network, times: 1 };
	if (!network.endsWith(ofOneHousehold)) return [own];
	const groups = network.slice(0, -ofOneHousehold.length).split(":");
	const site = groups.slice(0, 3).join(":");
	const household = groups.slice(3).join("").padStart(4, "0").slice(0, 2);
	return [own, { network: `${site}:${household}00::/56`, times: 2 }, { network: `${site}::/48`, times: 8 }];
}
