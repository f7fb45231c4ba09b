import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressesOf } from "./addresses.ts";

describe("addressesOf", () => {
	it("an address with one host is left as it is", () => {
		for (const address of [
			"postgresql://u:p@host:5432/db",
			"postgres://host/db?sslmode=require",
			"postgresql://spectra:x@localhost:5432/spectra?host=%2Fdata%2Fsocket",
			"postgresql://u:p@[::1]:5432/db",
		])
			expect(addressesOf(address)).toEqual([address]);
	});

	it("several hosts become one address each, with the same user, database and parameters", () => {
		expect(addressesOf("postgresql://u:p%40ss@one:5432,two:5433,three/db?sslmode=require")).toEqual([
			"postgresql://u:p%40ss@one:5432/db?sslmode=require",
			"postgresql://u:p%40ss@two:5433/db?sslmode=require",
			"postgresql://u:p%40ss@three/db?sslmode=require",
		]);
	});

	it("the primary may be asked for, and a standby not", () => {
		const asking = (attributes: string) =>
			addressesOf(`postgresql://u@a,b/db?target_session_attrs=${attributes}&sslmode=require`);
		expect(asking("read-write")).toEqual([
			"postgresql://u@a/db?sslmode=require",
			"postgresql://u@b/db?sslmode=require",
		]);
		expect(asking("primary")).toHaveLength(2);
		for (const attributes of ["any", "standby", "prefer-standby", ""])
			expect(asking(attributes)).toBeUndefined();
	});

	it("addressesOf asks a standby for reads that it may answer, and never the primary alone", () => {
		const asking = (attributes: string) =>
			addressesOf(`postgresql://u@a,b/db?target_session_attrs=${attributes}`, "standby");
		for (const attributes of ["any", "standby", "prefer-standby", "read-only"])
			expect(asking(attributes)).toEqual(["postgresql://u@a/db", "postgresql://u@b/db"]);
		for (const attributes of ["read-write", "primary", ""]) expect(asking(attributes)).toBeUndefined();
	});

	it.each(["mysql://u@h/db", "postgresql", "postgresql://u@a,/db", "postgresql://u@a:x/db", ""])(
		"%j is no address of PostgreSQL",
		(address) => expect(addressesOf(address)).toBeUndefined(),
	);

	it("addressesOf never throws", () => {
		fc.assert(fc.property(fc.string(), (text) => void addressesOf(`postgresql://${text}`)));
	});
});
