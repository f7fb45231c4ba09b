import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { usePlaceFilter } from "./place-filter.ts";

const regions = ["Bretagne", "Martinique"];
const wrapper = ({ children }: { readonly children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;

beforeEach(() => {
	cleanup();
	window.history.replaceState(null, "", "/places");
});

it("usePlaceFilter keeps a choice that is not rendered yet when the other one changes", () => {
	const { result } = renderHook(() => usePlaceFilter(regions), { wrapper });
	const { show } = result.current;
	act(() => {
		show({ career: "geologist" });
		show({ region: "Bretagne" });
	});
	expect(window.location.search).toBe("?career=geologist&region=Bretagne");
	expect(result.current.filter).toEqual({ career: "geologist", region: "Bretagne" });
	act(() => result.current.show({ career: "" }));
	expect(window.location.search).toBe("?region=Bretagne");
});

it("usePlaceFilter ignores unknown values in the address", () => {
	window.history.replaceState(null, "", "/places?career=alchemist&region=Atlantis");
	const { result } = renderHook(() => usePlaceFilter(regions), { wrapper });
	expect(result.current.filter).toEqual({ career: null, region: null });
});
