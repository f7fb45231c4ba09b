import ipaddr from "ipaddr.js";

/** The origin of a request, by connection and headers. */
export interface Origin {
	/** The remote address of the connection. */
	readonly socketAddress: string | undefined;
	/** The header `x-forwarded-for`. */
	readonly forwardedFor: string | null;
	/** The number of the operator's proxies in front: only their entries are trusted. */
	readonly trustedProxies: number;
}

const unknown = "unknown";
/** The suffix of a household's or phone's IPv6 network, after its four groups. */
const ofOneHousehold = "::/64";

const bare = (text: string): string => {
	const trimmed = text.trim();
	const [, inBrackets] = /^\[([^\]]*)\]/.exec(trimmed) ?? [];
	if (inBrackets !== undefined) return inBrackets;
	// An IPv4 address with a port; an IPv6 address has more than one colon.
	return trimmed.split(":").length === 2 ? (trimmed.split(":")[0] ?? "") : trimmed;
};

/** One client: an IPv4 address, or the /64 of a household or phone in IPv6. */
function networkOf(address: string): string {
	if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return unknown;
	// An IPv4-mapped IPv6 address is IPv4.
	const read = ipaddr.process(address);
	if (read instanceof ipaddr.IPv4) return read.toString();
	const groups = read.parts.slice(0, 4).map((group) => group.toString(16));
	return groups.join(":") + ofOneHousehold;
}

/**
 * The network that a request is counted for. Behind proxies it is the entry of `x-forwarded-for` that the
 * outermost trusted proxy added, counted from the right: entries written by the client are further left.
 */
export function clientNetwork({ socketAddress = "", forwardedFor, trustedProxies }: Origin): string {
	if (trustedProxies === 0 || forwardedFor === null) return networkOf(bare(socketAddress));
	const entries = forwardedFor.split(",");
	return networkOf(bare(entries[Math.max(0, entries.length - trustedProxies)] ?? ""));
}

/**
 * The part of a network by which the owner of a session recognizes a log-in: "203.0.113.*", or "2001:db8:1:*" of an IPv6
 * address. Hundreds of homes share it, and it names no place. Null where the address is not known.
 */
export function shownNetwork(network: string): string | null {
	if (network === unknown) return null;
	const kept = network.endsWith(ofOneHousehold)
		? `${network.split(":").slice(0, 3).join(":")}:`
		: `${network.split(".").slice(0, 3).join(".")}.`;
	return `${kept}*`;
}

/** A network, and its allowance as a multiple of a single network's. */
export interface CountedNetwork {
	readonly network: string;
	readonly times: number;
}

/**
 * The networks that a request counts for: its own, and for IPv6 the /56 and the /48 around it, which
 * providers give to one customer: 256 or 65,536 networks get only a few times the allowance of one.
 */
export function countedNetworks(network: string): readonly CountedNetwork[] {
	const own = { network, times: 1 };
	if (!network.endsWith(ofOneHousehold)) return [own];
	const groups = network.slice(0, -ofOneHousehold.length).split(":");
	const site = groups.slice(0, 3).join(":");
	const household = groups.slice(3).join("").padStart(4, "0").slice(0, 2);
	return [own, { network: `${site}:${household}00::/56`, times: 2 }, { network: `${site}::/48`, times: 8 }];
}
