import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { Absence } from "../../shared/absent-page.tsx";
import { BackLink } from "../../shared/back-link.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ghostText } from "../wall/ghost-text.ts";
import { OurYear } from "../wall/our-year.tsx";
import { RehearsalButton } from "../wall/rehearsal-button.tsx";
import { darkText, waitingText } from "../wall/waiting-text.ts";
import { ClassActions } from "./class-actions.tsx";
import { OneClassBand } from "./class-band.tsx";
import { ClassInterests } from "./class-interests.tsx";
import { ClassLesson } from "./class-lesson.tsx";
import { PupilTable } from "./pupil-table.tsx";
import { useWatchedClass } from "./use-watched-class.ts";

/** The live view and its QR codes load when a class is projected. */
const ClassLiveView = lazyPart(async () => (await import("../wall/class-live-view.tsx")).ClassLiveView);

interface ClassMessageProps {
	readonly title: string;
	readonly text?: string;
	readonly children: ReactNode;
}

/** Shown in place of a class that cannot be shown: a heading, the reason and the next step. */
function ClassMessage({ title, text, children }: ClassMessageProps) {
	return (
		<div className="grid gap-6">
			<h1 className="display-2">{title}</h1>
			<Absence gate="class" text={text}>
				{children}
			</Absence>
		</div>
	);
}

interface OpenClassProps {
	readonly classId: string;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
}

/** A teacher's class: its picture, code, interests and pupils. It follows changes. */
export function OpenClass({ classId, titles }: OpenClassProps) {
	const { t } = useTranslation();
	// "On the wall" of the teacher's list leads here.
	const { state } = useLocation();
	const [isProjected, setProjected] = useState(state?.isProjected === true);
	// Stays mounted once it was opened: closing returns the focus.
	const [hasWall, setHasWall] = useState(false);
	if (isProjected && !hasWall) setHasWall(true);
	const { query, isGone, isAway } = useWatchedClass(classId, isProjected);
	const { data } = query;
	if (data === undefined || isGone) {
		if (!query.isError) return <Skeleton className="h-60 w-full" />;
		const { code } = query.error;
		if (code === "account.sign_in_required" || code === "account.teacher_only")
			return (
				<ClassMessage title={t("classes.own.title")} text={t("classes.page.signIn")}>
					<LocalButtonLink to="/login?returnTo=/dashboard">{t("common.navigation.login")}</LocalButtonLink>
				</ClassMessage>
			);
		if (code === "request.not_found")
			return (
				<ClassMessage title={t("classes.page.unknown")} text={t("classes.page.unknownHint")}>
					<LocalButtonLink to="/dashboard?tab=teacher">{t("classes.page.back")}</LocalButtonLink>
				</ClassMessage>
			);
		return (
			<ClassMessage title={t("classes.own.title")}>
				<RetryAlert
					title={t("classes.own.unread")}
					description={t("classes.own.nothingLost")}
					retryLabel={t("classes.own.retry")}
					onRetry={() => void query.refetch()}
				/>
			</ClassMessage>
		);
	}
	const { name, code, isOpen, picture, pupils, waiting } = data;
	const extremes = extremesOf(picture);
	return (
		<div className="grid gap-8">
			<BackLink to="/dashboard?tab=teacher">{t("classes.page.back")}</BackLink>
			<header className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
				<div className="grid content-start gap-2">
					<h1 className="display-2">{name}</h1>
					{data.level === "" ? null : <p className="font-semibold">{data.level}</p>}
					<p className="measure text-soft">
						{pupils + picture.pupils === 0
							? t("classes.page.noPupilsYet")
							: t(`classes.page.${pupils === picture.pupils ? "complete" : "standing"}`, {
									joined: pupils,
									sent: data.sent,
									shown: picture.pupils,
									waiting,
								})}
					</p>
					{waiting > 0 && picture.pupils > 0 ? <p>{waitingText(data, t)}</p> : null}
					{extremes ? <p className="font-semibold">{t("classes.page.next")}</p> : null}
					{data.isUsedUp ? <p>{t("classes.page.usedUp")}</p> : null}
				</div>
				<div className="flex flex-wrap items-center gap-4 self-start lg:pt-1">
					<p className="grid">
						<span className="text-sm text-soft">
							{t(isOpen ? "classes.page.code" : "classes.page.codeClosed")}
						</span>
						<span
							translate="no"
							className="whitespace-nowrap font-display text-3xl font-semibold leading-none"
						>
							{spacedJoinCode(code)}
						</span>
					</p>
					<Button onClick={() => setProjected(true)}>{t("classes.page.project")}</Button>
				</div>
			</header>
			{data.year.terms.length > 1 ? (
				<OurYear terms={data.year.terms} />
			) : extremes ? (
				<OneClassBand picture={picture} className="h-40 md:h-56" />
			) : (
				<div className="grid min-h-40 content-center gap-5 rounded-panel bg-band p-4 text-on-band md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-8 md:p-6">
					<div className="contents md:[&>*]:w-100">
						<RehearsalButton isOnBand isOffered={pupils + data.sent === 0} />
					</div>
					<div className="grid gap-1">
						<p className="text-lg">{darkText(data, t)}</p>
						{data.year.ghost ? (
							<p className="text-on-band-soft">
								{t("classes.year.onWall", { ghost: ghostText(data.year.ghost, t) })}
							</p>
						) : null}
					</div>
				</div>
			)}
			<div
				className={`grid gap-x-12 gap-y-10 ${pupils > 0 ? "lg:grid-cols-2" : ""} ${extremes && pupils > 0 ? "xl:grid-cols-[5fr_5fr_4fr]" : ""}`}
			>
				{extremes ? <ClassInterests picture={picture} titles={titles} /> : null}
				<ClassLesson page={data} />
				{pupils > 0 ? <PupilTable page={data} /> : null}
			</div>
			<ClassActions page={data} />
			{hasWall ? (
				<ClassLiveView
					placeholder={null}
					page={data}
					titles={titles}
					isOpen={isProjected}
					isAway={isAway}
					onClose={() => setProjected(false)}
				/>
			) : null}
		</div>
	);
}
