import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { chancesOf } from "#domain/classes/chances.ts";
import { expectedLines } from "#domain/classes/guess.ts";
import { describePicture } from "#domain/classes/picture.ts";
import type { Questionnaire } from "#domain/quiz/questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { loadCatalogue } from "../../careers/content.ts";
import { prefersReducedMotion } from "../../quest/instruments/use-progress.ts";
import { loadQuestionnaire } from "../../quiz/questionnaire.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { type TitledCareer, titledFields } from "../lesson/load-lesson.ts";
import { ClassLiveView } from "./class-live-view.tsx";
import { useRehearsal } from "./use-rehearsal.ts";

interface RehearsalWallProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

const loadRehearsal = async (locale: Locale) => {
	const [questionnaire, catalogue] = await Promise.all([loadQuestionnaire(locale), loadCatalogue(locale)]);
	return { questionnaire, careers: catalogue.map(titledFields) };
};

/** A rehearsal of the class wall with invented pupils. It is made and played on this device alone. */
export function RehearsalWall(props: RehearsalWallProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const content = useQuery({ queryKey: ["rehearsal", locale], queryFn: () => loadRehearsal(locale) });
	if (content.data) return <PlayedRehearsal {...props} {...content.data} />;
	if (!content.isError) return null;
	return (
		<RetryAlert
			title={t("classes.rehearsal.unread")}
			description={t("classes.own.nothingLost")}
			retryLabel={t("classes.own.retry")}
			onRetry={() => void content.refetch()}
		/>
	);
}

interface PlayedRehearsalProps extends RehearsalWallProps {
	readonly questionnaire: Questionnaire;
	readonly careers: readonly TitledCareer[];
}

function PlayedRehearsal({ questionnaire, careers, isOpen, onClose }: PlayedRehearsalProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const [isStill] = useState(prefersReducedMotion);
	const { frame, player } = useRehearsal({ questionnaire, random: Math.random, isStill, isOpen });
	const titles = useMemo(() => Object.fromEntries(careers.map(({ id, title }) => [id, title])), [careers]);
	const chances = useMemo(() => chancesOf([questionnaire]), [questionnaire]);
	if (frame === undefined) return null;
	const { lines, ...described } = describePicture(frame.picture, careers, chances);
	return (
		<ClassLiveView
			page={{
				name: t("classes.rehearsal.title"),
				code: "",
				locale,
				isOpen: true,
				pupils: frame.joined,
				sent: frame.sent,
				waiting: frame.waiting,
				untilFull: frame.untilFull,
				picture: { ...described, lines: [...lines] },
				year: { terms: [], ghost: null },
				guess: {
					isOpen: !frame.guesses.isRevealed,
					count: frame.guesses.guesses,
					expected: expectedLines(frame.guesses),
				},
			}}
			titles={titles}
			isOpen={isOpen}
			isAway={false}
			rehearsal={player}
			onClose={onClose}
		/>
	);
}
