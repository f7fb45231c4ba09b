import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { apiQuery } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RehearsalButton } from "../wall/rehearsal-button.tsx";
import { ClassArchive } from "./class-archive.tsx";
import { ListedClassRow, nameIdOf } from "./class-row.tsx";
import { CreateClassForm } from "./create-class-form.tsx";

const classesQuery = apiQuery("GET /api/classes", {});

/** A teacher's open classes, the archive of the closed ones, and the form for a new one, folded once a class is open. */
export function OwnClasses() {
	const { t } = useTranslation();
	const query = useQuery(classesQuery);
	const loaded = loadedOf(query);
	const classes = loaded.status === "ready" ? loaded.data.classes : [];
	const open = classes.filter(({ isOpen }) => isOpen);
	const closed = classes.filter(({ isOpen }) => !isOpen);
	const hasOpen = open.length > 0;
	return (
		<div className={`grid gap-x-14 gap-y-10 ${hasOpen ? "" : "lg:grid-cols-[7fr_5fr]"}`}>
			<section aria-labelledby="own-classes" className="grid content-start gap-4">
				<div className="grid gap-1">
					<h2 id="own-classes" className="display-3">
						{t("classes.own.title")}
					</h2>
					{hasOpen ? null : <p className="text-soft">{t("classes.own.hint")}</p>}
				</div>
				{loaded.status === "loading" ? <Skeleton className="h-20 w-full" /> : null}
				{loaded.status === "error" ? (
					<RetryAlert
						title={t("classes.own.unread")}
						description={t("classes.own.nothingLost")}
						retryLabel={t("classes.own.retry")}
						onRetry={loaded.retry}
					/>
				) : null}
				{loaded.status === "ready" && open.length === 0 ? (
					<>
						<RehearsalButton />
						<p>{t(closed.length > 0 ? "classes.own.noneOpen" : "classes.own.none")}</p>
					</>
				) : null}
				{hasOpen ? (
					<ul className="grid gap-x-14 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
						{open.map((one) => (
							<ListedClassRow key={one.id} one={one}>
								<span className="flex flex-wrap items-center gap-x-5 gap-y-2">
									<span translate="no" className="font-display text-xl font-semibold">
										{spacedJoinCode(one.code)}
									</span>
									<LocalButtonLink
										to={`/class#${one.id}`}
										state={{ isProjected: true }}
										aria-describedby={nameIdOf(one)}
									>
										{t("classes.own.project")}
									</LocalButtonLink>
								</span>
							</ListedClassRow>
						))}
					</ul>
				) : null}
				{closed.length > 0 ? <ClassArchive classes={closed} /> : null}
			</section>
			{loaded.status === "ready" ? <CreateClassForm isFolded={hasOpen} /> : null}
		</div>
	);
}
