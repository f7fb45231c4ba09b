import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { LaunchPage } from "#contract/lti.ts";
import { launchPath } from "#domain/shared/launch-address.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { useSession } from "../api/session.ts";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { Button } from "../ui/button.tsx";
import { BackToPlatform } from "./back-to-platform.tsx";
import { ClassChoice } from "./class-choice.tsx";
import { NewTabButton } from "./new-tab-button.tsx";

/** Marks the second window, in which a teacher chooses for a frame: the frame alone answers the platform. */
const secondWindow = "?window=second";
/** How often a frame asks whether a class was chosen in the second window. */
const askEveryMs = 2_000;

interface TeacherLaunchProps {
	readonly token: string;
	readonly launch: LaunchPage;
	/** Reads the launch again. */
	readonly onChanged: () => unknown;
	readonly problemOf: (code: ProblemCode) => ReactNode;
}

/** A teacher chooses the class that an activity opens. In a frame, where the browser keeps no log-in, a second window does it. */
export function TeacherLaunch({ token, launch, onChanged, problemOf }: TeacherLaunchProps) {
	useReaderOfRole("teacher");
	const { t } = useTranslation();
	const { kind, platform, linked, isChosen } = launch;
	const isTeacher = useSession()?.role === "teacher";
	const isSecond = useLocation().search === secondWindow;
	const isFramed = window.parent !== window;
	const [chosenName, setChosenName] = useState<string | null>(null);
	const [isChoosing, setChoosing] = useState(false);
	const isDeepLink = kind === "deep_link";
	const isWaiting = isFramed && !isTeacher && (isDeepLink ? !isChosen : linked === null);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(onChanged, askEveryMs);
		return () => clearInterval(timer);
	}, [isWaiting, onChanged]);

	const name = chosenName ?? linked?.name ?? "";
	if (isDeepLink && (isChosen || chosenName !== null)) {
		if (!isSecond) return <BackToPlatform token={token} platform={platform} problemOf={problemOf} />;
		return (
			<LinkPage
				title={t("activity.teacher.chosenTitle", { name })}
				lead={t("activity.teacher.chosenText", { platform })}
			/>
		);
	}
	if (!isDeepLink && linked !== null && !isChoosing)
		return (
			<LinkPage
				title={t("activity.teacher.linkedTitle", { name: linked.name })}
				lead={t("activity.teacher.linkedText", { platform })}
			>
				<div className="flex flex-wrap gap-3">
					<NewTabButton to={`/class#${linked.id}`}>{t("activity.teacher.open")}</NewTabButton>
					<Button look="secondary" onClick={() => setChoosing(true)}>
						{t("activity.teacher.another")}
					</Button>
				</div>
			</LinkPage>
		);
	const way = (): ReactNode => {
		if (isTeacher)
			return (
				<ClassChoice
					token={token}
					courseName={launch.courseName}
					onChosen={(chosen) => {
						setChosenName(chosen);
						setChoosing(false);
						if (!isDeepLink) onChanged();
					}}
				/>
			);
		const to = isFramed ? `${launchPath}${secondWindow}#${token}` : "/login";
		return (
			<>
				<p className="measure">
					{t(isFramed ? "activity.teacher.windowText" : "activity.teacher.logInText", { platform })}
				</p>
				<NewTabButton to={to}>
					{t(isFramed ? "activity.teacher.window" : "activity.teacher.logIn")}
				</NewTabButton>
			</>
		);
	};
	return (
		<LinkPage title={t("activity.teacher.title")} lead={t("activity.teacher.lead", { platform })}>
			{way()}
		</LinkPage>
	);
}
