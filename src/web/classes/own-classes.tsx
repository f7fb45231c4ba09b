import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { utcZone } from "#domain/shared/moment.ts";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { dotted } from "../shared/dotted.ts";
import { useFormat } from "../shared/format.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { Badge } from "../ui/badge.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { CreateClassForm } from "./create-class-form.tsx";

const classesQuery = apiQuery("GET /api/classes", {});

/** A teacher's classes, and the form for a new one. */
export function OwnClasses() {
	const { t } = useTranslation();
	const format = useFormat();
	const query = useQuery(classesQuery);
	const loaded = loadedOf(query);
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
				{loaded.status === "ready" && loaded.data.classes.length === 0 ? (
					<p className="border-y border-hairline py-5">{t("classes.own.none")}</p>
				) : null}
				{loaded.status === "ready" && loaded.data.classes.length > 0 ? (
					<ul className="divide-y divide-hairline border-y border-hairline">
						{[...loaded.data.classes]
							.sort((one, other) => Number(other.isOpen) - Number(one.isOpen))
							.map(({ id, name, level, code, isOpen, pupils, createdAt }) => (
								<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
									<div className="grid gap-0.5">
										<LocalLink to={`/class#${id}`} className="font-display text-xl font-semibold">
											{name}
										</LocalLink>
										<span className="text-soft">
											{dotted([
												level,
												t("classes.own.since", { date: format.mediumDate(createdAt, utcZone) }),
												t("classes.own.pupils", { count: pupils }),
											])}
										</span>
									</div>
									<span className="flex items-center gap-3">
										{isOpen ? (
											<span translate="no" className="font-display text-xl font-semibold">
												{spacedJoinCode(code)}
											</span>
										) : null}
										<Badge>{t(isOpen ? "classes.own.open" : "classes.own.closed")}</Badge>
									</span>
								</li>
							))}
					</ul>
				) : null}
			</section>
			<CreateClassForm />
		</div>
	);
}
