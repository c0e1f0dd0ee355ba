import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { buttonClass } from "../../ui/button";
import { LoadFailure, Skeleton } from "../../ui/notice";
import { Page } from "../../ui/page";
import { screenOf } from "../kinds";
import { choicesQuery, documentQuery, schemaQuery } from "../queries";
import { EditorScreen } from "./editor-screen";

/** Loads a document with what its form needs. Its address is below the screen that leads to it. */
export function Component() {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const document = useQuery(documentQuery(id));
  const schema = useQuery({
    ...schemaQuery(document.data?.schema ?? ""),
    enabled: document.data !== undefined,
  });
  const choices = useQuery(choicesQuery);
  const error = document.error ?? schema.error ?? choices.error;
  if (error && !(document.data && schema.data && choices.data)) {
    return (
      <Page title="Document">
        <LoadFailure
          error={error}
          onRetry={() => {
            for (const query of [document, schema, choices]) if (query.error) void query.refetch();
          }}
        />
        <p>
          <Link to="/content" className={buttonClass("secondary")}>
            Back to content
          </Link>
        </p>
      </Page>
    );
  }
  if (!document.data || !schema.data || !choices.data) {
    return (
      <div aria-busy="true">
        <Skeleton rows={8} />
      </div>
    );
  }
  const screen = screenOf(document.data.kind).path;
  if (!pathname.startsWith(`${screen}/`)) return <Navigate to={`${screen}/${id}`} replace />;
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <EditorScreen
        key={id}
        document={document.data}
        schema={schema.data}
        onGone={() => void navigate(screen, { replace: true })}
      />
    </Suspense>
  );
}
