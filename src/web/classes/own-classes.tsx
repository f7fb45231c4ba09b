import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ClassArchive } from "./class-archive.tsx";
import { ListedClassRow } from "./class-row.tsx";
import { CreateClassForm } from "./create-class-form.tsx";
import { RehearsalButton } from "./rehearsal-button.tsx";

const classesQuery = apiQuery("GET /api/classes", {});

/** A teacher's open classes, the archive of the closed ones, and the form for a new one. */
export function OwnClasses() {
	const { t } = useTranslation();
	const query = useQuery(classesQuery);
	const loaded = loadedOf(query);
	const classes = loaded.status === "ready" ? loaded.data.classes : [];
	const open = classes.filter(({ isOpen }) => isOpen);
	const closed = classes.filter(({ isOpen }) => !isOpen);
	return (
		<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
			<section aria-labelledby="own-classes" className="grid content-start gap-4">
				<div className="grid gap-1">
					<h2 id="own-classes" className="display-3">
						{t("classes.own.title")}
					</h2>
					<p className="text-soft">{t("classes.own.hint")}</p>
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
				{open.length > 0 ? (
					<ul className="divide-y divide-hairline border-y border-hairline">
						{open.map((one) => (
							<ListedClassRow key={one.id} one={one}>
								<span translate="no" className="font-display text-xl font-semibold">
									{spacedJoinCode(one.code)}
								</span>
							</ListedClassRow>
						))}
					</ul>
				) : null}
				{closed.length > 0 ? <ClassArchive classes={closed} /> : null}
			</section>
			<CreateClassForm />
		</div>
	);
}
