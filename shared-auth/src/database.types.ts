// Written by supabase/embedded/generate-types.ts from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      application_decisions: {
        Row: {
          application_id: string
          carried_out_at: string | null
          cohort_id: string | null
          decided_at: string
          decided_by: string | null
          decision: "approve" | "reject" | "in_review" | "take_off"
          id: string
          letter_at: string
          letter_sent_at: string | null
          note: string | null
          tries: number
          waits: boolean
        }
        Insert: {
          application_id: string
          carried_out_at?: string | null
          cohort_id?: string | null
          decided_at?: string
          decided_by?: string | null
          decision: "approve" | "reject" | "in_review" | "take_off"
          id?: string
          letter_at?: string
          letter_sent_at?: string | null
          note?: string | null
          tries?: number
          waits?: boolean
        }
        Update: {
          application_id?: string
          carried_out_at?: string | null
          cohort_id?: string | null
          decided_at?: string
          decided_by?: string | null
          decision?: "approve" | "reject" | "in_review" | "take_off"
          id?: string
          letter_at?: string
          letter_sent_at?: string | null
          note?: string | null
          tries?: number
          waits?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "application_decisions_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: true
            referencedRelation: "certification_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "application_decisions_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "application_decisions_decided_by_fkey"
            columns: ["decided_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      application_events: {
        Row: {
          actor_id: string | null
          application_id: string
          created_at: string
          from_status: string | null
          id: number
          kind: "submitted" | "status" | "note"
          note: string | null
          to_status: string | null
        }
        Insert: {
          actor_id?: string | null
          application_id: string
          created_at?: string
          from_status?: string | null
          id?: never
          kind: "submitted" | "status" | "note"
          note?: string | null
          to_status?: string | null
        }
        Update: {
          actor_id?: string | null
          application_id?: string
          created_at?: string
          from_status?: string | null
          id?: never
          kind?: "submitted" | "status" | "note"
          note?: string | null
          to_status?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "application_events_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "application_events_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "certification_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: "role" | "status" | "coach" | "owner" | "account" | "assigned" | "bulk" | "import" | "export" | "undo" | "invite" | "resend" | "withdraw" | "accept" | "decide" | "convert" | "delete" | "mfa" | "session"
          actor_id: string | null
          batch_id: string | null
          created_at: string
          entity: "profiles" | "clients" | "leads" | "certification_applications" | "certificates" | "stories" | "bookings" | "invitations" | "subscribers" | "audit_log"
          entity_id: string | null
          from_value: string | null
          id: number
          to_value: string | null
        }
        Insert: {
          action: "role" | "status" | "coach" | "owner" | "account" | "assigned" | "bulk" | "import" | "export" | "undo" | "invite" | "resend" | "withdraw" | "accept" | "decide" | "convert" | "delete" | "mfa" | "session"
          actor_id?: string | null
          batch_id?: string | null
          created_at?: string
          entity: "profiles" | "clients" | "leads" | "certification_applications" | "certificates" | "stories" | "bookings" | "invitations" | "subscribers" | "audit_log"
          entity_id?: string | null
          from_value?: string | null
          id?: never
          to_value?: string | null
        }
        Update: {
          action?: "role" | "status" | "coach" | "owner" | "account" | "assigned" | "bulk" | "import" | "export" | "undo" | "invite" | "resend" | "withdraw" | "accept" | "decide" | "convert" | "delete" | "mfa" | "session"
          actor_id?: string | null
          batch_id?: string | null
          created_at?: string
          entity?: "profiles" | "clients" | "leads" | "certification_applications" | "certificates" | "stories" | "bookings" | "invitations" | "subscribers" | "audit_log"
          entity_id?: string | null
          from_value?: string | null
          id?: never
          to_value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "audit_log_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      auth_events: {
        Row: {
          created_at: string
          device: string
          id: number
          kind: "sign_in" | "sign_in_failed" | "sign_out" | "sign_out_others" | "session_ended" | "password_changed" | "email_changed" | "mfa_enabled" | "mfa_disabled" | "recovery_code_used"
          place: string
          session_id: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          device?: string
          id?: never
          kind: "sign_in" | "sign_in_failed" | "sign_out" | "sign_out_others" | "session_ended" | "password_changed" | "email_changed" | "mfa_enabled" | "mfa_disabled" | "recovery_code_used"
          place?: string
          session_id?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          device?: string
          id?: never
          kind?: "sign_in" | "sign_in_failed" | "sign_out" | "sign_out_others" | "session_ended" | "password_changed" | "email_changed" | "mfa_enabled" | "mfa_disabled" | "recovery_code_used"
          place?: string
          session_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "auth_events_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      bookings: {
        Row: {
          call_day: string
          cancelled_at: string | null
          client_id: string | null
          created_at: string
          email: string
          host_id: string | null
          id: string
          kind: "discovery" | "client_review" | "expert_session"
          manage_token_hash: string | null
          name: string
          notes: string | null
          phone: string | null
          reference: string
          search: string
          starts_at: string
          status: "pending" | "lapsed" | "booked" | "held" | "missed" | "cancelled"
          submission_id: string | null
          time_zone: string
          updated_at: string
          updated_by: string | null
          user_id: string | null
          version: number
        }
        Insert: {
          call_day?: never
          cancelled_at?: string | null
          client_id?: string | null
          created_at?: string
          email: string
          host_id?: string | null
          id?: string
          kind?: "discovery" | "client_review" | "expert_session"
          manage_token_hash?: string | null
          name: string
          notes?: string | null
          phone?: string | null
          reference?: string
          search?: never
          starts_at: string
          status?: "pending" | "lapsed" | "booked" | "held" | "missed" | "cancelled"
          submission_id?: string | null
          time_zone?: string
          updated_at?: string
          updated_by?: string | null
          user_id?: string | null
          version?: number
        }
        Update: {
          call_day?: never
          cancelled_at?: string | null
          client_id?: string | null
          created_at?: string
          email?: string
          host_id?: string | null
          id?: string
          kind?: "discovery" | "client_review" | "expert_session"
          manage_token_hash?: string | null
          name?: string
          notes?: string | null
          phone?: string | null
          reference?: string
          search?: never
          starts_at?: string
          status?: "pending" | "lapsed" | "booked" | "held" | "missed" | "cancelled"
          submission_id?: string | null
          time_zone?: string
          updated_at?: string
          updated_by?: string | null
          user_id?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "bookings_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bookings_host_id_fkey"
            columns: ["host_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bookings_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bookings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      certificates: {
        Row: {
          code: string
          cohort_id: string
          completed_on: string
          cpe_live: number
          cpe_self_study: number
          expires_on: string
          id: string
          issued_at: string
          issued_by: string | null
          issued_on: string
          name: string
          revoked_at: string | null
          revoked_by: string | null
          revoked_reason: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          code?: string
          cohort_id: string
          completed_on: string
          cpe_live: number
          cpe_self_study: number
          expires_on: string
          id?: string
          issued_at?: string
          issued_by?: string | null
          issued_on: string
          name: string
          revoked_at?: string | null
          revoked_by?: string | null
          revoked_reason?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          code?: string
          cohort_id?: string
          completed_on?: string
          cpe_live?: number
          cpe_self_study?: number
          expires_on?: string
          id?: string
          issued_at?: string
          issued_by?: string | null
          issued_on?: string
          name?: string
          revoked_at?: string | null
          revoked_by?: string | null
          revoked_reason?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "certificates_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_issued_by_fkey"
            columns: ["issued_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_revoked_by_fkey"
            columns: ["revoked_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      certification_applications: {
        Row: {
          address: string | null
          annual_revenue: "under-500k" | "500k-2m" | "2m-5m" | "5m+" | null
          applicant_type: "cpa" | "client"
          biggest_challenge: string | null
          business_name: string | null
          client_types: string | null
          cohort_id: string | null
          commitment: boolean
          created_at: string
          current_revenue: "250k-500k" | "500k-1m" | "1m-2m" | "2m-5m" | "5m+" | null
          decided_at: string | null
          decided_by: string | null
          decision_note: string | null
          email: string
          firm_name: string | null
          first_name: string
          id: string
          interests: string | null
          last_name: string
          license_number: string | null
          license_state: string | null
          notes: string | null
          num_employees: "1-10" | "11-50" | "51-200" | "200+" | null
          phone: string
          reference: string
          review_due_at: string
          search: string | null
          status: "submitted" | "in_review" | "approved" | "rejected" | "withdrawn"
          submission_id: string | null
          target_revenue: "500k-1m" | "1m-2m" | "2m-5m" | "5m-10m" | "10m+" | null
          terms: boolean
          title: string | null
          updated_at: string
          user_id: string | null
          why_applying: string | null
          years_experience: "3-5" | "6-10" | "11-15" | "16-20" | "20+" | null
        }
        Insert: {
          address?: never
          annual_revenue?: "under-500k" | "500k-2m" | "2m-5m" | "5m+" | null
          applicant_type?: "cpa" | "client"
          biggest_challenge?: string | null
          business_name?: string | null
          client_types?: string | null
          cohort_id?: string | null
          commitment?: boolean
          created_at?: string
          current_revenue?: "250k-500k" | "500k-1m" | "1m-2m" | "2m-5m" | "5m+" | null
          decided_at?: string | null
          decided_by?: string | null
          decision_note?: string | null
          email: string
          firm_name?: string | null
          first_name: string
          id?: string
          interests?: string | null
          last_name: string
          license_number?: string | null
          license_state?: string | null
          notes?: string | null
          num_employees?: "1-10" | "11-50" | "51-200" | "200+" | null
          phone: string
          reference?: string
          review_due_at?: string
          search?: never
          status?: "submitted" | "in_review" | "approved" | "rejected" | "withdrawn"
          submission_id?: string | null
          target_revenue?: "500k-1m" | "1m-2m" | "2m-5m" | "5m-10m" | "10m+" | null
          terms?: boolean
          title?: string | null
          updated_at?: string
          user_id?: string | null
          why_applying?: string | null
          years_experience?: "3-5" | "6-10" | "11-15" | "16-20" | "20+" | null
        }
        Update: {
          address?: never
          annual_revenue?: "under-500k" | "500k-2m" | "2m-5m" | "5m+" | null
          applicant_type?: "cpa" | "client"
          biggest_challenge?: string | null
          business_name?: string | null
          client_types?: string | null
          cohort_id?: string | null
          commitment?: boolean
          created_at?: string
          current_revenue?: "250k-500k" | "500k-1m" | "1m-2m" | "2m-5m" | "5m+" | null
          decided_at?: string | null
          decided_by?: string | null
          decision_note?: string | null
          email?: string
          firm_name?: string | null
          first_name?: string
          id?: string
          interests?: string | null
          last_name?: string
          license_number?: string | null
          license_state?: string | null
          notes?: string | null
          num_employees?: "1-10" | "11-50" | "51-200" | "200+" | null
          phone?: string
          reference?: string
          review_due_at?: string
          search?: never
          status?: "submitted" | "in_review" | "approved" | "rejected" | "withdrawn"
          submission_id?: string | null
          target_revenue?: "500k-1m" | "1m-2m" | "2m-5m" | "5m-10m" | "10m+" | null
          terms?: boolean
          title?: string | null
          updated_at?: string
          user_id?: string | null
          why_applying?: string | null
          years_experience?: "3-5" | "6-10" | "11-15" | "16-20" | "20+" | null
        }
        Relationships: [
          {
            foreignKeyName: "certification_applications_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certification_applications_decided_by_fkey"
            columns: ["decided_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certification_applications_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      client_deadlines: {
        Row: {
          client_id: string
          created_at: string
          done_at: string | null
          due_on: string
          id: string
          name: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          client_id: string
          created_at?: string
          done_at?: string | null
          due_on: string
          id?: string
          name: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          client_id?: string
          created_at?: string
          done_at?: string | null
          due_on?: string
          id?: string
          name?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "client_deadlines_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "client_deadlines_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      client_events: {
        Row: {
          actor_id: string | null
          batch_id: string | null
          changed: Json | null
          client_id: string
          created_at: string
          edited_at: string | null
          from_value: string | null
          happened_on: string | null
          id: number
          is_shared: boolean
          kind: "note" | "call" | "email" | "status" | "coach" | "created" | "imported" | "projection" | "review" | "intake" | "fields"
          note: string | null
          removed_at: string | null
          removed_by: string | null
          to_value: string | null
        }
        Insert: {
          actor_id?: string | null
          batch_id?: string | null
          changed?: Json | null
          client_id: string
          created_at?: string
          edited_at?: string | null
          from_value?: string | null
          happened_on?: string | null
          id?: never
          is_shared?: boolean
          kind: "note" | "call" | "email" | "status" | "coach" | "created" | "imported" | "projection" | "review" | "intake" | "fields"
          note?: string | null
          removed_at?: string | null
          removed_by?: string | null
          to_value?: string | null
        }
        Update: {
          actor_id?: string | null
          batch_id?: string | null
          changed?: Json | null
          client_id?: string
          created_at?: string
          edited_at?: string | null
          from_value?: string | null
          happened_on?: string | null
          id?: never
          is_shared?: boolean
          kind?: "note" | "call" | "email" | "status" | "coach" | "created" | "imported" | "projection" | "review" | "intake" | "fields"
          note?: string | null
          removed_at?: string | null
          removed_by?: string | null
          to_value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "client_events_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "client_events_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "client_events_removed_by_fkey"
            columns: ["removed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      clients: {
        Row: {
          account_id: string | null
          active_coach_id: string | null
          coach_id: string | null
          company: string | null
          created_at: string
          email: string | null
          id: string
          last_contact: string | null
          name: string
          next_deadline: string | null
          next_deadline_name: string | null
          phone: string | null
          retainer_value: number
          revenue: number
          search: string
          status: "Active" | "Prospect" | "Inactive"
          strategies: string[]
          tax_savings: number
          updated_at: string
          updated_by: string | null
          user_id: string | null
          version: number
        }
        Insert: {
          account_id?: string | null
          active_coach_id?: string | null
          coach_id?: string | null
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          last_contact?: string | null
          name: string
          next_deadline?: string | null
          next_deadline_name?: string | null
          phone?: string | null
          retainer_value?: number
          revenue?: number
          search?: never
          status?: "Active" | "Prospect" | "Inactive"
          strategies?: string[]
          tax_savings?: number
          updated_at?: string
          updated_by?: string | null
          user_id?: string | null
          version?: number
        }
        Update: {
          account_id?: string | null
          active_coach_id?: string | null
          coach_id?: string | null
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          last_contact?: string | null
          name?: string
          next_deadline?: string | null
          next_deadline_name?: string | null
          phone?: string | null
          retainer_value?: number
          revenue?: number
          search?: never
          status?: "Active" | "Prospect" | "Inactive"
          strategies?: string[]
          tax_savings?: number
          updated_at?: string
          updated_by?: string | null
          user_id?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "clients_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "clients_coach_id_fkey"
            columns: ["coach_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "clients_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "clients_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      coach_profiles: {
        Row: {
          bio: string
          headline: string
          specialties: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          bio?: string
          headline?: string
          specialties?: string[]
          updated_at?: string
          user_id?: string
        }
        Update: {
          bio?: string
          headline?: string
          specialties?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "coach_profiles_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      cohort_members: {
        Row: {
          application_id: string | null
          cohort_id: string
          created_at: string
          id: string
          user_id: string | null
        }
        Insert: {
          application_id?: string | null
          cohort_id: string
          created_at?: string
          id?: string
          user_id?: string | null
        }
        Update: {
          application_id?: string | null
          cohort_id?: string
          created_at?: string
          id?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "cohort_members_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: true
            referencedRelation: "certification_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cohort_members_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cohort_members_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      cohorts: {
        Row: {
          created_at: string
          ends_on: string | null
          id: string
          name: string
          seats: number
          seats_taken: number
          starts_on: string
          status: "planned" | "open" | "running" | "finished" | "cancelled"
          updated_at: string
          weeks: number
        }
        Insert: {
          created_at?: string
          ends_on?: never
          id?: string
          name: string
          seats?: number
          seats_taken?: number
          starts_on: string
          status?: "planned" | "open" | "running" | "finished" | "cancelled"
          updated_at?: string
          weeks?: number
        }
        Update: {
          created_at?: string
          ends_on?: never
          id?: string
          name?: string
          seats?: number
          seats_taken?: number
          starts_on?: string
          status?: "planned" | "open" | "running" | "finished" | "cancelled"
          updated_at?: string
          weeks?: number
        }
        Relationships: []
      }
      consents: {
        Row: {
          created_at: string
          email: string | null
          given: boolean
          id: number
          purpose: "terms" | "privacy" | "newsletter" | "contact" | "programme_commitment" | "recording" | "testimonial"
          source: string | null
          user_id: string | null
          version: string
        }
        Insert: {
          created_at?: string
          email?: string | null
          given?: boolean
          id?: never
          purpose: "terms" | "privacy" | "newsletter" | "contact" | "programme_commitment" | "recording" | "testimonial"
          source?: string | null
          user_id?: string | null
          version: string
        }
        Update: {
          created_at?: string
          email?: string | null
          given?: boolean
          id?: never
          purpose?: "terms" | "privacy" | "newsletter" | "contact" | "programme_commitment" | "recording" | "testimonial"
          source?: string | null
          user_id?: string | null
          version?: string
        }
        Relationships: [
          {
            foreignKeyName: "consents_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      directory_entries: {
        Row: {
          about: string
          contact_email: string
          created_at: string
          firm: string
          headline: string
          location: string
          shown: boolean
          slug: string
          specialities: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          about: string
          contact_email: string
          created_at?: string
          firm: string
          headline: string
          location: string
          shown?: boolean
          slug?: string
          specialities: string[]
          updated_at?: string
          user_id?: string
        }
        Update: {
          about?: string
          contact_email?: string
          created_at?: string
          firm?: string
          headline?: string
          location?: string
          shown?: boolean
          slug?: string
          specialities?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "directory_entries_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      download_counts: {
        Row: {
          downloads: number
          tool_id: string
          updated_at: string
        }
        Insert: {
          downloads?: number
          tool_id: string
          updated_at?: string
        }
        Update: {
          downloads?: number
          tool_id?: string
          updated_at?: string
        }
        Relationships: []
      }
      invitations: {
        Row: {
          accepted_at: string | null
          accepted_by: string | null
          application_id: string | null
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          name: string
          role: "user" | "coach" | "admin"
          sends: number
          sent_at: string
          status: "pending" | "accepted" | "withdrawn"
          token_hash: string
          updated_at: string
        }
        Insert: {
          accepted_at?: string | null
          accepted_by?: string | null
          application_id?: string | null
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          name?: string
          role?: "user" | "coach" | "admin"
          sends?: number
          sent_at?: string
          status?: "pending" | "accepted" | "withdrawn"
          token_hash: string
          updated_at?: string
        }
        Update: {
          accepted_at?: string | null
          accepted_by?: string | null
          application_id?: string | null
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          name?: string
          role?: "user" | "coach" | "admin"
          sends?: number
          sent_at?: string
          status?: "pending" | "accepted" | "withdrawn"
          token_hash?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "invitations_accepted_by_fkey"
            columns: ["accepted_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invitations_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "certification_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invitations_invited_by_fkey"
            columns: ["invited_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      lead_events: {
        Row: {
          actor_id: string | null
          created_at: string
          from_value: string | null
          id: number
          kind: "status" | "assigned" | "note" | "call" | "email"
          lead_id: string
          note: string | null
          to_value: string | null
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          from_value?: string | null
          id?: never
          kind: "status" | "assigned" | "note" | "call" | "email"
          lead_id: string
          note?: string | null
          to_value?: string | null
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          from_value?: string | null
          id?: never
          kind?: "status" | "assigned" | "note" | "call" | "email"
          lead_id?: string
          note?: string | null
          to_value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "lead_events_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "lead_events_lead_id_fkey"
            columns: ["lead_id"]
            isOneToOne: false
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          annual_revenue: "under-500k" | "500k-2m" | "2m-3m" | "3m-10m" | "10m-20m" | "over-20m" | null
          assigned_to: string | null
          callback: string | null
          client_id: string | null
          company: string | null
          created_at: string
          created_on: string
          details: Json
          email: string
          id: string
          message: string | null
          name: string
          phone: string | null
          reference: string
          search: string
          source: string | null
          stage_on: string
          stage_since: string
          status: "new" | "contacted" | "qualified" | "converted"
          submission_id: string | null
          topic: string | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          annual_revenue?: "under-500k" | "500k-2m" | "2m-3m" | "3m-10m" | "10m-20m" | "over-20m" | null
          assigned_to?: string | null
          callback?: string | null
          client_id?: string | null
          company?: string | null
          created_at?: string
          created_on?: never
          details?: Json
          email: string
          id?: string
          message?: string | null
          name: string
          phone?: string | null
          reference?: string
          search?: never
          source?: string | null
          stage_on?: never
          stage_since?: string
          status?: "new" | "contacted" | "qualified" | "converted"
          submission_id?: string | null
          topic?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          annual_revenue?: "under-500k" | "500k-2m" | "2m-3m" | "3m-10m" | "10m-20m" | "over-20m" | null
          assigned_to?: string | null
          callback?: string | null
          client_id?: string | null
          company?: string | null
          created_at?: string
          created_on?: never
          details?: Json
          email?: string
          id?: string
          message?: string | null
          name?: string
          phone?: string | null
          reference?: string
          search?: never
          source?: string | null
          stage_on?: never
          stage_since?: string
          status?: "new" | "contacted" | "qualified" | "converted"
          submission_id?: string | null
          topic?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "leads_assigned_to_fkey"
            columns: ["assigned_to"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "leads_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "leads_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          body: string | null
          created_at: string
          happens_at: string | null
          id: string
          kind: "story" | "client" | "application" | "booking" | "training" | "account" | "lead"
          link: string | null
          read_at: string | null
          title: string
          user_id: string
        }
        Insert: {
          body?: string | null
          created_at?: string
          happens_at?: string | null
          id?: string
          kind: "story" | "client" | "application" | "booking" | "training" | "account" | "lead"
          link?: string | null
          read_at?: string | null
          title: string
          user_id: string
        }
        Update: {
          body?: string | null
          created_at?: string
          happens_at?: string | null
          id?: string
          kind?: "story" | "client" | "application" | "booking" | "training" | "account" | "lead"
          link?: string | null
          read_at?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      office_closures: {
        Row: {
          day: string
          reason: string
        }
        Insert: {
          day: string
          reason: string
        }
        Update: {
          day?: string
          reason?: string
        }
        Relationships: []
      }
      onboarding_answers: {
        Row: {
          answers: Json
          completed_at: string | null
          created_at: string
          step: number
          updated_at: string
          user_id: string
        }
        Insert: {
          answers?: Json
          completed_at?: string | null
          created_at?: string
          step?: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          answers?: Json
          completed_at?: string | null
          created_at?: string
          step?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "onboarding_answers_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          account_type: "client" | "cpa"
          avatar_path: string | null
          company: string | null
          created_at: string
          email: string
          id: string
          name: string
          onboarded: boolean
          phone: string | null
          role: "user" | "coach" | "admin"
          search: string
          status: "pending" | "active" | "suspended"
          theme: "light" | "dark" | "system" | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          account_type?: "client" | "cpa"
          avatar_path?: string | null
          company?: string | null
          created_at?: string
          email: string
          id: string
          name?: string
          onboarded?: boolean
          phone?: string | null
          role?: "user" | "coach" | "admin"
          search?: never
          status?: "pending" | "active" | "suspended"
          theme?: "light" | "dark" | "system" | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          account_type?: "client" | "cpa"
          avatar_path?: string | null
          company?: string | null
          created_at?: string
          email?: string
          id?: string
          name?: string
          onboarded?: boolean
          phone?: string | null
          role?: "user" | "coach" | "admin"
          search?: never
          status?: "pending" | "active" | "suspended"
          theme?: "light" | "dark" | "system" | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "profiles_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      projections: {
        Row: {
          archived_at: string | null
          archived_by: string | null
          client_id: string
          id: string
          inputs: Json
          label: string
          made_at: string
          made_by: string | null
          result: Json
          tax_year: number
        }
        Insert: {
          archived_at?: string | null
          archived_by?: string | null
          client_id: string
          id?: string
          inputs: Json
          label: string
          made_at?: string
          made_by?: string | null
          result: Json
          tax_year: number
        }
        Update: {
          archived_at?: string | null
          archived_by?: string | null
          client_id?: string
          id?: string
          inputs?: Json
          label?: string
          made_at?: string
          made_by?: string | null
          result?: Json
          tax_year?: number
        }
        Relationships: [
          {
            foreignKeyName: "projections_archived_by_fkey"
            columns: ["archived_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "projections_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "projections_made_by_fkey"
            columns: ["made_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_views: {
        Row: {
          created_at: string
          id: string
          list: "clients" | "leads" | "users" | "coaches" | "admin-clients" | "applications" | "calls" | "invitations" | "subscribers" | "stories" | "audit"
          name: string
          owner: string
          position: number
          query: string
          shared: boolean
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          created_at?: string
          id?: string
          list: "clients" | "leads" | "users" | "coaches" | "admin-clients" | "applications" | "calls" | "invitations" | "subscribers" | "stories" | "audit"
          name: string
          owner?: string
          position?: number
          query?: string
          shared?: boolean
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          created_at?: string
          id?: string
          list?: "clients" | "leads" | "users" | "coaches" | "admin-clients" | "applications" | "calls" | "invitations" | "subscribers" | "stories" | "audit"
          name?: string
          owner?: string
          position?: number
          query?: string
          shared?: boolean
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "saved_views_owner_fkey"
            columns: ["owner"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "saved_views_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      site_errors: {
        Row: {
          count: number
          hour: string
          id: number
          kind: "render" | "script" | "promise" | "chunk" | "late" | "boot"
          last_at: string
          message: string
          place: string
          release: string
          remote: string
          route: string
          stack: string
          version: string
        }
        Insert: {
          count?: number
          hour: string
          id?: never
          kind: "render" | "script" | "promise" | "chunk" | "late" | "boot"
          last_at?: string
          message: string
          place?: string
          release: string
          remote: string
          route?: string
          stack?: string
          version: string
        }
        Update: {
          count?: number
          hour?: string
          id?: never
          kind?: "render" | "script" | "promise" | "chunk" | "late" | "boot"
          last_at?: string
          message?: string
          place?: string
          release?: string
          remote?: string
          route?: string
          stack?: string
          version?: string
        }
        Relationships: []
      }
      site_views: {
        Row: {
          hour: string
          release: string
          remote: string
          version: string
          views: number
        }
        Insert: {
          hour: string
          release: string
          remote: string
          version: string
          views: number
        }
        Update: {
          hour?: string
          release?: string
          remote?: string
          version?: string
          views?: number
        }
        Relationships: []
      }
      site_vitals: {
        Row: {
          hour: string
          metric: "LCP" | "INP" | "CLS" | "TTFB"
          release: string
          remote: string
          value: number
          version: string
          views: number
        }
        Insert: {
          hour: string
          metric: "LCP" | "INP" | "CLS" | "TTFB"
          release: string
          remote: string
          value: number
          version: string
          views: number
        }
        Update: {
          hour?: string
          metric?: "LCP" | "INP" | "CLS" | "TTFB"
          release?: string
          remote?: string
          value?: number
          version?: string
          views?: number
        }
        Relationships: []
      }
      stories: {
        Row: {
          challenge: string | null
          client_id: string | null
          created_at: string
          id: string
          lesson: string | null
          result: string | null
          search: string
          situation: string | null
          status: "draft" | "in_review" | "published" | "archived"
          strategy: string | null
          title: string
          updated_at: string
          updated_by: string | null
          user_id: string
          version: number
        }
        Insert: {
          challenge?: string | null
          client_id?: string | null
          created_at?: string
          id?: string
          lesson?: string | null
          result?: string | null
          search?: never
          situation?: string | null
          status?: "draft" | "in_review" | "published" | "archived"
          strategy?: string | null
          title?: string
          updated_at?: string
          updated_by?: string | null
          user_id?: string
          version?: number
        }
        Update: {
          challenge?: string | null
          client_id?: string | null
          created_at?: string
          id?: string
          lesson?: string | null
          result?: string | null
          search?: never
          situation?: string | null
          status?: "draft" | "in_review" | "published" | "archived"
          strategy?: string | null
          title?: string
          updated_at?: string
          updated_by?: string | null
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "stories_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "stories_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "stories_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      story_comments: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          edited_at: string | null
          id: string
          part: "situation" | "challenge" | "strategy" | "result" | "lesson" | null
          resolved_at: string | null
          story_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          edited_at?: string | null
          id?: string
          part?: "situation" | "challenge" | "strategy" | "result" | "lesson" | null
          resolved_at?: string | null
          story_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          edited_at?: string | null
          id?: string
          part?: "situation" | "challenge" | "strategy" | "result" | "lesson" | null
          resolved_at?: string | null
          story_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "story_comments_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "story_comments_story_id_fkey"
            columns: ["story_id"]
            isOneToOne: false
            referencedRelation: "stories"
            referencedColumns: ["id"]
          },
        ]
      }
      story_shares: {
        Row: {
          created_at: string
          created_by: string | null
          id: string
          opened: number
          opened_at: string | null
          revoked_at: string | null
          story_id: string
          token_hash: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          id?: string
          opened?: number
          opened_at?: string | null
          revoked_at?: string | null
          story_id: string
          token_hash: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          id?: string
          opened?: number
          opened_at?: string | null
          revoked_at?: string | null
          story_id?: string
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "story_shares_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "story_shares_story_id_fkey"
            columns: ["story_id"]
            isOneToOne: false
            referencedRelation: "stories"
            referencedColumns: ["id"]
          },
        ]
      }
      subscribers: {
        Row: {
          confirm_sent_at: string | null
          confirm_token_hash: string | null
          confirmed_at: string | null
          created_at: string
          email: string
          id: string
          letters: number
          source: string | null
          status: "pending" | "confirmed" | "unsubscribed"
          unsubscribe_token_hash: string | null
          unsubscribed_at: string | null
          updated_at: string
          wording: string | null
        }
        Insert: {
          confirm_sent_at?: string | null
          confirm_token_hash?: string | null
          confirmed_at?: string | null
          created_at?: string
          email: string
          id?: string
          letters?: number
          source?: string | null
          status?: "pending" | "confirmed" | "unsubscribed"
          unsubscribe_token_hash?: string | null
          unsubscribed_at?: string | null
          updated_at?: string
          wording?: string | null
        }
        Update: {
          confirm_sent_at?: string | null
          confirm_token_hash?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string
          id?: string
          letters?: number
          source?: string | null
          status?: "pending" | "confirmed" | "unsubscribed"
          unsubscribe_token_hash?: string | null
          unsubscribed_at?: string | null
          updated_at?: string
          wording?: string | null
        }
        Relationships: []
      }
      symposium_registrations: {
        Row: {
          attendance: "in_person" | "online"
          created_at: string
          email: string
          event: string
          firm: string | null
          id: string
          license_number: string | null
          license_state: string | null
          manage_token_hash: string | null
          name: string
          needs: string | null
          phone: string | null
          reception: boolean
          reference: string
          status: "registered" | "waitlisted" | "attended" | "cancelled"
          submission_id: string | null
          tracks: string[]
          updated_at: string
          user_id: string | null
        }
        Insert: {
          attendance?: "in_person" | "online"
          created_at?: string
          email: string
          event: string
          firm?: string | null
          id?: string
          license_number?: string | null
          license_state?: string | null
          manage_token_hash?: string | null
          name: string
          needs?: string | null
          phone?: string | null
          reception?: boolean
          reference?: string
          status?: "registered" | "waitlisted" | "attended" | "cancelled"
          submission_id?: string | null
          tracks?: string[]
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          attendance?: "in_person" | "online"
          created_at?: string
          email?: string
          event?: string
          firm?: string | null
          id?: string
          license_number?: string | null
          license_state?: string | null
          manage_token_hash?: string | null
          name?: string
          needs?: string | null
          phone?: string | null
          reception?: boolean
          reference?: string
          status?: "registered" | "waitlisted" | "attended" | "cancelled"
          submission_id?: string | null
          tracks?: string[]
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "symposium_registrations_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      tool_files: {
        Row: {
          created_at: string
          is_product: boolean
          path: string
          sha256: string
          size_bytes: number
          tool_id: string
          updated_on: string
          uploaded_by: string | null
          version: number
        }
        Insert: {
          created_at?: string
          is_product?: boolean
          path: string
          sha256: string
          size_bytes: number
          tool_id: string
          updated_on?: string
          uploaded_by?: string | null
          version: number
        }
        Update: {
          created_at?: string
          is_product?: boolean
          path?: string
          sha256?: string
          size_bytes?: number
          tool_id?: string
          updated_on?: string
          uploaded_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "tool_files_tool_id_fkey"
            columns: ["tool_id"]
            isOneToOne: false
            referencedRelation: "download_counts"
            referencedColumns: ["tool_id"]
          },
          {
            foreignKeyName: "tool_files_uploaded_by_fkey"
            columns: ["uploaded_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      training_progress: {
        Row: {
          completed_at: string | null
          created_at: string
          lesson: number
          module_id: "private-foundation" | "401k" | "pension" | "cost-segregation" | "cost-remediation" | "captive-insurance" | "tax-reduction-strategy" | "rd-erc" | "asset-protection" | "legacy-estate-succession"
          percent: number
          quiz_score: number | null
          updated_at: string
          user_id: string
        }
        Insert: {
          completed_at?: string | null
          created_at?: string
          lesson?: number
          module_id: "private-foundation" | "401k" | "pension" | "cost-segregation" | "cost-remediation" | "captive-insurance" | "tax-reduction-strategy" | "rd-erc" | "asset-protection" | "legacy-estate-succession"
          percent?: number
          quiz_score?: number | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          completed_at?: string | null
          created_at?: string
          lesson?: number
          module_id?: "private-foundation" | "401k" | "pension" | "cost-segregation" | "cost-remediation" | "captive-insurance" | "tax-reduction-strategy" | "rd-erc" | "asset-protection" | "legacy-estate-succession"
          percent?: number
          quiz_score?: number | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "training_progress_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_preferences: {
        Row: {
          preferences: Json
          updated_at: string
          user_id: string
        }
        Insert: {
          preferences?: Json
          updated_at?: string
          user_id?: string
        }
        Update: {
          preferences?: Json
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      waitlist: {
        Row: {
          application_id: string
          cohort_id: string | null
          created_at: string
          id: string
          status: "waiting" | "offered" | "seated" | "left"
          updated_at: string
        }
        Insert: {
          application_id: string
          cohort_id?: string | null
          created_at?: string
          id?: string
          status?: "waiting" | "offered" | "seated" | "left"
          updated_at?: string
        }
        Update: {
          application_id?: string
          cohort_id?: string | null
          created_at?: string
          id?: string
          status?: "waiting" | "offered" | "seated" | "left"
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "waitlist_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: true
            referencedRelation: "certification_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "waitlist_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      audit_entries: {
        Row: {
          action: string | null
          actor: string | null
          actor_id: string | null
          batch_id: string | null
          created_at: string | null
          day: string | null
          entity: string | null
          entity_id: string | null
          from_name: string | null
          from_value: string | null
          id: number | null
          subject: string | null
          to_name: string | null
          to_value: string | null
        }
        Relationships: []
      }
      coach_accounts: {
        Row: {
          clients: number | null
          created_at: string | null
          email: string | null
          id: string | null
          name: string | null
          search: string | null
          status: string | null
        }
        Relationships: []
      }
      invitation_states: {
        Row: {
          accepted_at: string | null
          accepted_by: string | null
          created_at: string | null
          email: string | null
          expires_at: string | null
          id: string | null
          invited_by: string | null
          name: string | null
          role: string | null
          sends: number | null
          sent_at: string | null
          state: string | null
        }
        Relationships: []
      }
      managed_clients: {
        Row: {
          active_coach_id: string | null
          coach_email: string | null
          coach_id: string | null
          company: string | null
          created_at: string | null
          email: string | null
          id: string | null
          name: string | null
          owner_email: string | null
          search: string | null
          status: string | null
          user_id: string | null
          version: number | null
        }
        Relationships: []
      }
      todo_profiles: {
        Row: {
          account_type: string | null
          company: string | null
          created_at: string | null
          email: string | null
          id: string | null
          name: string | null
          onboarded: boolean | null
          phone: string | null
          role: string | null
          status: string | null
          updated_at: string | null
        }
        Insert: {
          account_type?: string | null
          company?: string | null
          created_at?: string | null
          email?: string | null
          id?: string | null
          name?: string | null
          onboarded?: boolean | null
          phone?: string | null
          role?: string | null
          status?: string | null
          updated_at?: string | null
        }
        Update: {
          account_type?: string | null
          company?: string | null
          created_at?: string | null
          email?: string | null
          id?: string | null
          name?: string | null
          onboarded?: boolean | null
          phone?: string | null
          role?: string | null
          status?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
      todo_user_preferences: {
        Row: {
          preferences: Json | null
          updated_at: string | null
          user_id: string | null
        }
        Insert: {
          preferences?: Json | null
          updated_at?: string | null
          user_id?: string | null
        }
        Update: {
          preferences?: Json | null
          updated_at?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_intake: { Args: { token: string }; Returns: Json }
      accept_invitation: { Args: { token: string }; Returns: Json }
      account_facts: { Args: { user_id: string }; Returns: Json }
      add_tool_file: { Args: { tool_id: string; path: string; size_bytes: number; sha256: string; updated_on?: string; uploaded_by?: string; is_product?: boolean }; Returns: string }
      analytics: { Args: { first_day: string; last_day: string }; Returns: Json }
      application_figures: { Args: { pattern?: string; types?: string[]; cohorts?: string[]; due_from?: string; due_until?: string; unanswered?: boolean }; Returns: { submitted: number; in_review: number; approved: number; rejected: number; withdrawn: number; overdue: number; next_due: string; oldest: string; waiting: number }[] }
      application_standing: { Args: { reference: string; email: string; address?: string; withdraw?: boolean }; Returns: Json }
      applications_found: { Args: { pattern: string }; Returns: string[] }
      archive_stories: { Args: { ids: string[] }; Returns: Json }
      begin_account_deletion: { Args: { user_id: string; session_id: string }; Returns: string[] }
      begin_client_intake: { Args: { client_id: string; request_id: string; fingerprint: string; token_hash: string; sender: string }; Returns: Json }
      begin_client_letter: { Args: { client_id: string; request_id: string; fingerprint: string }; Returns: Json }
      begin_lead_letter: { Args: { lead_id: string; request_id: string; fingerprint: string }; Returns: Json }
      book_call: { Args: { entry: Json; request_id: string; fingerprint: string; sender_key: string; token_hash: string; hold_minutes: number; address?: string; user_id?: string }; Returns: Json }
      book_review: { Args: { client_id: string; starts_at: string; notes: string; request_id: string; fingerprint: string; token_hash: string }; Returns: Json }
      bulk_change: { Args: { list: string; change: Json; expected: number; ids?: string[]; filter?: Json; excepted?: string[] }; Returns: Json }
      cancel_email_change: { Args: never; Returns: undefined }
      carry_out_decision: { Args: { decision_id: string; token_hash: string }; Returns: Json }
      change_call: { Args: { call_id: string; action: string; starts_at: string; version: number; token_hash: string }; Returns: Json }
      change_role: { Args: { user_id: string; role: string; expected: number; clients_to?: string }; Returns: Json }
      choose_newsletter: { Args: { action: string; token_hash: string }; Returns: Json }
      claim_error_notices: { Args: { channel: string; most?: number }; Returns: Json }
      claim_reminders: { Args: { cohort_days: number; certificate_days: number; most?: number }; Returns: Json }
      client_figures: { Args: never; Returns: { clients: number; active: number; prospects: number; tax_savings: number; retainers: number }[] }
      coach_page: { Args: never; Returns: Json }
      complete_participant: { Args: { member_id: string; name: string; completed_on: string; cpe_live: number; cpe_self_study: number; years: number }; Returns: Json }
      convert_lead: { Args: { lead_id: string; coach_id?: string }; Returns: Json }
      count_download: { Args: { tool_id: string }; Returns: number }
      create_invitation: { Args: { email: string; name: string; role: string; token_hash: string }; Returns: Json }
      credential_facts: { Args: { code: string }; Returns: Json }
      data_summary: { Args: never; Returns: Json }
      decide_application: { Args: { application_id: string; decision: string; note?: string; token_hash?: string; chosen?: string; waits?: boolean }; Returns: Json }
      delete_expired: { Args: never; Returns: Json }
      due_application_letter: { Args: { request_id: string }; Returns: Json }
      due_decisions: { Args: never; Returns: string[] }
      due_form_letter: { Args: { request_id: string }; Returns: boolean }
      due_newsletter_letter: { Args: { email: string; confirm_hash: string; leave_hash: string }; Returns: string }
      due_registration_letter: { Args: { request_id: string; event: string; email: string }; Returns: Json }
      end_other_sessions: { Args: never; Returns: number }
      end_session: { Args: { session_id: string }; Returns: undefined }
      finish_account_deletion: { Args: { user_id: string }; Returns: boolean }
      finish_client_intake: { Args: { client_id: string; request_id: string; fingerprint: string; sender: string }; Returns: boolean }
      finish_client_letter: { Args: { client_id: string; request_id: string; fingerprint: string; note: string }; Returns: boolean }
      finish_error_notices: { Args: { ids: number[]; is_sent: boolean }; Returns: undefined }
      finish_lead_letter: { Args: { lead_id: string; request_id: string; fingerprint: string; note: string }; Returns: boolean }
      finish_onboarding: { Args: never; Returns: string }
      finish_reminder: { Args: { kind: string; subject: string; due_for: string; is_sent: boolean }; Returns: undefined }
      free_call_starts: { Args: { first_day?: string; days?: number }; Returns: Json }
      free_review_starts: { Args: { client_id: string }; Returns: Json }
      free_starts_of_call: { Args: { call_id: string }; Returns: Json }
      hold_decision: { Args: { application_id: string; decision: string; note?: string; chosen?: string; waits?: boolean }; Returns: Json }
      import_clients: { Args: { rows: Json; dry_run?: boolean; duplicates?: string; batch?: string; first_row?: number }; Returns: Json }
      lead_board: { Args: { filter?: Json; per?: number }; Returns: Json }
      lead_stage: { Args: { filter: Json; stage: string; after_since: string; after_id: string; per?: number }; Returns: Json }
      list_cpps_levels: { Args: never; Returns: { user_id: string; name: string; email: string; level: string; valid_until: string }[] }
      list_directory: { Args: { slug?: string }; Returns: Json }
      list_resources: { Args: never; Returns: { resource_id: string; opens: boolean; size_bytes: number; updated_on: string; downloads: number; words_path: string; own_level: string }[] }
      manage_call: { Args: { action: string; token_hash: string; starts_at?: string }; Returns: Json }
      may_train: { Args: never; Returns: boolean }
      member_profile: { Args: { person?: string }; Returns: Json }
      my_sessions: { Args: never; Returns: { id: string; device: string; place: string; began_at: string; seen_at: string; is_current: boolean }[] }
      names_of: { Args: { people: string[] }; Returns: { id: string; name: string }[] }
      note_letter: { Args: { decision_id: string; letter: boolean; everything: boolean }; Returns: boolean }
      offer_seat: { Args: { waiting_id: string }; Returns: Json }
      onboarding_people: { Args: never; Returns: { id: string; name: string; email: string; account_type: string; state: string; search: string; completed_at: string; updated_at: string }[] }
      open_invitation: { Args: { token_hash: string }; Returns: Json }
      open_resource: { Args: { resource_id: string }; Returns: Json }
      overview_admin: { Args: never; Returns: Json }
      overview_coach: { Args: never; Returns: Json }
      overview_user: { Args: never; Returns: Json }
      own_certification: { Args: never; Returns: Json }
      own_records: { Args: never; Returns: Json }
      preview_decision: { Args: { application_id: string; decision: string; note?: string; chosen?: string; waits?: boolean }; Returns: Json }
      put_resource: { Args: { resource_id: string; level: string; path: string; words_path: string; size_bytes: number; sha256: string; updated_on: string }; Returns: undefined }
      read_shared_story: { Args: { token: string }; Returns: Json }
      record_export: { Args: { list: string; query: string; rows: number }; Returns: undefined }
      record_page_report: { Args: { report: Json; relay_key?: string; address?: string }; Returns: undefined }
      release_counts: { Args: { set_ids: string[]; since: string }; Returns: Json }
      renew_certificate: { Args: { certificate_id: string; years: number }; Returns: Json }
      renew_invitation: { Args: { invitation_id: string; token_hash: string }; Returns: Json }
      resource_editions: { Args: never; Returns: { resource_id: string; level: string; path: string; words_path: string; downloads: number }[] }
      revert_client_change: { Args: { event_id: number }; Returns: Json }
      revoke_certificate: { Args: { certificate_id: string; reason: string }; Returns: Json }
      revoke_story_share: { Args: { share: string }; Returns: undefined }
      revoked_credentials: { Args: never; Returns: Json }
      save_story: { Args: { id: string; base: Json; patch: Json }; Returns: Json }
      search_all: { Args: { q: string; most?: number }; Returns: Json }
      send_message: { Args: { person: string; message: string }; Returns: undefined }
      set_cpps_level: { Args: { user_id: string; level: string }; Returns: string }
      set_host: { Args: { call_id: string; version: number; host?: string }; Returns: number }
      set_hosts: { Args: { call_ids: string[]; expected: number; host?: string }; Returns: Json }
      set_story_status: { Args: { id: string; to_status: string; version: number; note?: string }; Returns: Json }
      share_story: { Args: { story: string }; Returns: string }
      similar_clients: { Args: { name: string; company?: string; email?: string }; Returns: { id: string; client_name: string; client_company: string; since: string; matched_by: string }[] }
      similar_to_lead: { Args: { lead_id: string }; Returns: { kind: string; id: string; name: string; company: string; since: string; matched_by: string }[] }
      site_health: { Args: { hours: number }; Returns: Json }
      story_choices: { Args: never; Returns: Json }
      story_figures: { Args: never; Returns: { clients_with_stories: number; stories: number; published: number }[] }
      story_people: { Args: { story: string; present?: string[] }; Returns: { id: string; name: string; avatar_path: string }[] }
      submit_form: { Args: { form: string; entry: Json; request_id: string; fingerprint: string; sender_key: string; address?: string; user_id?: string }; Returns: string }
      system_analytics: { Args: never; Returns: Json }
      take_back_decision: { Args: { application_id: string }; Returns: string }
      training_people: { Args: { of_person?: string }; Returns: { user_id: string; name: string; email: string; completed: number; latest: string; modules: Json }[] }
      undo: { Args: { batch: string }; Returns: Json }
      undo_certificate: { Args: { certificate_id: string }; Returns: Json }
      unsubscribe_address: { Args: { subscriber_id: string }; Returns: string }
      verify_certificate: { Args: { code: string; address: string }; Returns: Json }
      withdraw_invitation: { Args: { invitation_id: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type PublicSchema = Database["public"]

export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name]["Row"]
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Insert"]
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Update"]
