import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../shared/i18n/locale.ts";
import { loadDrawnCareers } from "./content.ts";

/** The titles, fields and fingerprints of all careers; undefined until the catalogue has loaded. */
export const useDrawnCareers = () => {
	const locale = useLocale();
	const { data } = useQuery({
		queryKey: ["content", "drawn careers", locale],
		queryFn: () => loadDrawnCareers(locale),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data;
};
