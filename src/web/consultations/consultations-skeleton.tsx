import { useTranslation } from "react-i18next";
import { Skeleton } from "../ui/skeleton.tsx";

const people = ["one", "two", "three", "four"];
const lines = ["w-full", "w-11/12", "w-19/20", "w-10/12", "w-2/5"];

/** The skeleton of the page, in the page's own measures. */
export function ConsultationsSkeleton() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-16">
			<p role="status" className="sr-only">
				{t("consultations.loading")}
			</p>
			<div className="grid gap-5">
				<Skeleton className="h-8 w-56" />
				<div className="flex gap-6 border-b border-hairline px-3.5 pb-4">
					<Skeleton className="h-5 w-20" />
					<Skeleton className="h-5 w-14" />
				</div>
				<div className="grid min-h-20 content-center gap-2">
					<Skeleton className="h-5 w-52" />
					<Skeleton className="h-5 w-64" />
				</div>
			</div>
			<div className="grid gap-6">
				<Skeleton className="h-8 w-64" />
				<div className="grid gap-x-8 lg:grid-cols-2">
					{people.map((person) => (
						<div
							key={person}
							className="grid h-84 grid-cols-[auto_1fr] content-start gap-x-4 gap-y-4 border-t border-hairline px-3 py-5"
						>
							<Skeleton className="size-16" />
							<div className="grid content-start gap-2.5">
								<Skeleton className="h-6 w-1/2" />
								<Skeleton className="h-4 w-3/4" />
							</div>
							<div className="col-span-full grid gap-3 sm:col-start-2">
								{lines.map((width) => (
									<Skeleton key={width} className={`h-4 ${width}`} />
								))}
							</div>
						</div>
					))}
				</div>
			</div>
		</div>
	);
}
