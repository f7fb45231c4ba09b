import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientNetwork, countedNetworks, shownNetwork } from "./network.ts";

const direct = (socketAddress: string | undefined, forwardedFor: string | null = null) =>
	clientNetwork({ socketAddress, forwardedFor, trustedProxies: 0 });
const behind = (trustedProxies: number, forwardedFor: string) =>
	clientNetwork({ socketAddress: "10.0.0.1", forwardedFor, trustedProxies });

describe("clientNetwork", () => {
	it.each([
		["192.0.2.7", "192.0.2.7"],
		["::ffff:192.0.2.7", "192.0.2.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["nonsense", "unknown"],
		[undefined, "unknown"],
	])("the network of %s is %s", (address, network) => {
		expect(direct(address)).toBe(network);
	});

	it("all addresses of one /64 count as one network", () => {
		expect(direct("2001:db8:1:2::1")).toBe(direct("2001:db8:1:2:ffff:ffff:ffff:ffff"));
		expect(direct("2001:db8:1:2::1")).not.toBe(direct("2001:db8:1:3::1"));
	});

	it("without a forwarding header the connection counts", () => {
		const origin = { socketAddress: "192.0.2.7", forwardedFor: null, trustedProxies: 1 };
		expect(clientNetwork(origin)).toBe("192.0.2.7");
	});

	it.each([
		"for=[2001:db8:1:2::9]",
		"[2001:db8:1:2::9",
		"[192.0.2.7.8]",
		"192.0.2.256",
		"192.0.2",
		"0300.0.2.7",
		"3221225991",
		"2001:db8:1:2:3",
		"2001:db8::1::2",
		"2001:db8:1:2::/64",
	])("the malformed address %s counts as itself", (address) => {
		expect(behind(1, address)).toBe("unknown");
	});

	it("an IPv4-mapped address counts as IPv4, with brackets, port and spaces removed", () => {
		expect(behind(1, "[::ffff:192.0.2.7]:443")).toBe("192.0.2.7");
		expect(behind(1, "  192.0.2.7  ")).toBe("192.0.2.7");
		expect(behind(1, "2001:DB8:1:2::9")).toBe("2001:db8:1:2::/64");
	});

	it("no header is trusted where no proxy is", () => {
		expect(direct("192.0.2.7", "198.51.100.1")).toBe("192.0.2.7");
	});

	it("exactly the entries of trusted proxies are trusted", () => {
		expect(behind(1, "203.0.113.66, 198.51.100.1")).toBe("198.51.100.1");
		expect(behind(2, "203.0.113.66, 198.51.100.1, 10.0.0.2")).toBe("198.51.100.1");
		expect(behind(1, "198.51.100.1:51234")).toBe("198.51.100.1");
		expect(behind(1, "[2001:db8:1:2::9]:443")).toBe("2001:db8:1:2::/64");
		expect(behind(3, "198.51.100.1")).toBe("198.51.100.1");
		expect(behind(1, "")).toBe("unknown");
	});
});

describe("countedNetworks", () => {
	it("an IPv4 address counts alone", () => {
		expect(countedNetworks("192.0.2.7")).toEqual([{ network: "192.0.2.7", times: 1 }]);
		expect(countedNetworks("unknown")).toEqual([{ network: "unknown", times: 1 }]);
	});

	it("a /56 has twice the allowance of one network, and a /48 eight times", () => {
		expect(countedNetworks(direct("2001:db8:1:2::1")).map(({ times }) => times)).toEqual([1, 2, 8]);
		expect(countedNetworks(direct("::1")).map(({ network }) => network)).toEqual([
			"0:0:0:0::/64",
			"0:0:0:0000::/56",
			"0:0:0::/48",
		]);
	});

	it("an IPv6 address counts for the two networks around its own, and for no other site", () => {
		const group = fc.integer({ min: 0, max: 0xff_ff });
		const host = "a:b:c:d";
		const wide = (groups: readonly number[]) =>
			countedNetworks(direct(`${groups.map((one) => one.toString(16)).join(":")}:${host}`)).map(
				({ network }) => network,
			);
		fc.assert(
			fc.property(group, group, group, group, group, (first, second, third, fourth, other) => {
				const [own, household, site] = wide([first, second, third, fourth]);
				const [otherOwn, otherHousehold, otherSite] = wide([first, second, third, other]);
				expect(otherOwn === own).toBe(other === fourth);
				expect(otherHousehold === household).toBe(other >> 8 === fourth >> 8);
				expect(otherSite).toBe(site);
				if (other !== third) expect(wide([first, second, other, fourth])[2]).not.toBe(site);
			}),
		);
	});

	it("the /64s of one /56 count together, and those of one /48", () => {
		const wide = (address: string) => countedNetworks(direct(address)).map(({ network }) => network);
		expect(wide("2001:db8:1:1a2::1")).toEqual([
			"2001:db8:1:1a2::/64",
			"2001:db8:1:0100::/56",
			"2001:db8:1::/48",
		]);
		expect(wide("2001:db8:1:1ff::1")[1]).toBe(wide("2001:db8:1:100::1")[1]);
		expect(wide("2001:db8:1:1ff::1")[1]).not.toBe(wide("2001:db8:1:200::1")[1]);
		expect(wide("2001:db8:1:2::1")[1]).not.toBe(wide("2001:db8:1:200::1")[1]);
		expect(wide("2001:db8:1:ffff::1")[2]).toBe(wide("2001:db8:1::1")[2]);
	});
});

describe("shownNetwork", () => {
	it.each([
		["192.0.2.7", "192.0.2.*"],
		["::ffff:192.0.2.7", "192.0.2.*"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:*"],
		["nonsense", null],
	])("the owner of a session sees of %s only %s", (address, shown) => {
		expect(shownNetwork(direct(address))).toBe(shown);
	});

	it("an address is never shown whole", () => {
		fc.assert(
			fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
				const shown = shownNetwork(direct(address));
				expect(shown).toMatch(/^(?:\d+\.\d+\.\d+\.\*|[\da-f]+:[\da-f]+:[\da-f]+:\*)$/);
				expect(shown).not.toContain(address);
			}),
		);
	});
});
