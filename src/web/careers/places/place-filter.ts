import { useSearchParams } from "react-router";
import { isCareerId } from "#domain/careers/career-id.ts";
import { useHydrated } from "../../page/hydrated.ts";

const filterOf = (parameters: URLSearchParams, regions: readonly string[]) => {
	const [career, region] = [parameters.get("career") ?? "", parameters.get("region") ?? ""];
	return {
		career: isCareerId(career) ? career : null,
		region: regions.includes(region) ? region : null,
	};
};

/** The chosen career and region, which live in the address, and their setters. */
export const usePlaceFilter = (regions: readonly string[]) => {
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const show = (change: Readonly<Record<string, string>>) => {
		// The address may hold a choice that is not rendered yet.
		const chosen = filterOf(new URLSearchParams(window.location.search), regions);
		setParameters(
			Object.entries({ ...chosen, ...change }).flatMap(([key, value]) =>
				value ? [[key, value] as [string, string]] : [],
			),
			{ preventScrollReset: true },
		);
	};
	return { filter: filterOf(isHydrated ? parameters : new URLSearchParams(), regions), show };
};
