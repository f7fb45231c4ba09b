import { useQuery } from "@tanstack/react-query";
import { type AnsweredMoment, unwantedMoments } from "#domain/notebook/notebook.ts";
import { loadCareerPages } from "../../careers/content.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { useLocale } from "../../shared/locale.ts";

/** A moment of a career that the student would not live gladly, in words. */
export interface UnwantedMoment extends Pick<AnsweredMoment, "career" | "moment" | "answer"> {
	readonly title: string;
	readonly text: string;
}

/** The moments that the student answered with "no" or "if I must", in words; empty until they have loaded. */
export const useUnwantedMoments = (): readonly UnwantedMoment[] => {
	const locale = useLocale();
	const { notebook } = useNotebook();
	const moments = unwantedMoments(notebook);
	const { data } = useQuery({
		queryKey: ["content", "unwanted moments", locale, moments],
		queryFn: async (): Promise<readonly UnwantedMoment[]> => {
			const pages = await loadCareerPages(locale);
			const inWords = moments.map(async ({ career, moment, answer }) => {
				const { title, week } = (await pages[career]()).default;
				const text = week[moment]?.text;
				return text === undefined ? [] : [{ career, moment, answer, title, text }];
			});
			return (await Promise.all(inWords)).flat();
		},
		enabled: moments.length > 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return moments.length > 0 ? (data ?? []) : [];
};
